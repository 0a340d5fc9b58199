#!/bin/bash
# Checks rules that the compiler does not check. Each finding is one line: file:line: problem; remedy.
#   scripts/check.sh [CHECK ...]     format layering folders types unsafe ambient lengths words process english deinits tests timers docs client; default: all of them
set -u
export LC_ALL=C.UTF-8
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

# --- Permitted imports ---------------------------------------------------------------------------------------
# One line for each target of Sources: the modules it may import, as in Package.swift; docs/architecture.md describes the targets. The layers
# of the toolkit are the folders of Sources/Widgets, lowest first; each exports the layers below it.
declare -A arrows=(
    [ConstraintSolver]=""
    [Ropes]=""
    [Virtualization]="Ropes"
    [TextEditing]="Ropes"
    [Drawing]=""
    [Icons]="Drawing"
    [InputEvents]="Drawing"
    [ImageCodecs]="Drawing CPNG CSDL2 CWebP PNGRows"
    [ContentTypes]=""
    [TextAnalysis]="UnicodeTables CFriBidi"
    [Typesetting]="Drawing TextAnalysis TextEditing CSDL2 CHarfBuzz CFreeType CFontconfig"
    [Raster]="Drawing Typesetting RasterKernels"
    [SDLPlatform]="Drawing InputEvents CSDL2 ProcessHandlers XWindows WaylandWindows"
    [DBus]="CDBus"
    [DesktopServices]="DBus ContentTypes Drawing"
    [ObjectReferences]="ReferenceCounting"
    [ViewHierarchy]="ContentTypes Drawing Icons InputEvents Typesetting Raster ObjectReferences"
    [ConstraintLayout]="ViewHierarchy ConstraintSolver ObjectReferences"
    [Controls]="ConstraintLayout TextEditing"
    [Containers]="Controls Virtualization"
    [TextViews]="Containers TextEditing Ropes Virtualization"
    [Overlays]="TextViews TextAnalysis Virtualization"
    [Windowing]="Overlays SDLPlatform ImageCodecs Icons DBus DesktopServices Raster"
    [Widgets]="Windowing ImageCodecs DesktopServices"
    [DeclarativeUI]="Widgets Virtualization ObjectReferences"
    [WidgetsTesting]="Widgets Drawing InputEvents ImageCodecs"
    [DemoApp]="Widgets DeclarativeUI Foundation"
    [Benchmarks]="Widgets DeclarativeUI ConstraintSolver TextEditing Foundation"
    [StartupBenchmark]="Widgets"
    [PopupBenchmark]="Widgets"
)
# Modules of the toolchain that every target may import. Foundation is excluded, because it costs start-up time and size.
system_modules="Swift Glibc Musl Synchronization Dispatch Observation"
# Targets without Swift files, which are not checked.
c_targets="RasterKernels UnicodeTables ProcessHandlers XWindows WaylandWindows ReferenceCounting PNGRows CSDL2 CPNG CWebP CFriBidi CHarfBuzz CFreeType CFontconfig CDBus"
# Programs; every other target of Sources is a library, which must not print.
programs="DemoApp Benchmarks StartupBenchmark PopupBenchmark"

# --- Files over 300 lines ------------------------------------------------------------------------------------
# [path]="reason". Remove a line when its file no longer exceeds the limit.
max_lines=300
declare -A long_files=(
)

# --- Limits for View.swift -----------------------------------------------------------------------------------
view_file=Sources/Widgets/ViewHierarchy/View/View.swift
view_max_lines=250
view_max_open=36

# --- Timers --------------------------------------------------------------------------------------------------
# [file that creates timers]="the scene of each timer, in order": a case of an enumeration in a test, which checks that the timer is cancelled
# with its owner; the file of the test is one of timer_tests.
timer_tests="Tests/LifetimeStress/TimedScene.swift Tests/DeclarativeUITests/Modifiers/TimerOwnerTests.swift
    Tests/WindowProbe/LifetimeScenes.swift Tests/WidgetsTests/Dragging/DropFailureTests.swift"
timer_folders="Sources/Widgets Sources/DeclarativeUI"
declare -A timer_sites=(
    [Sources/Widgets/ViewHierarchy/Input/PointerRouter+Gestures.swift]="longPress"
    [Sources/Widgets/ViewHierarchy/Dragging/DragSystem.swift]="restingFinger"
    [Sources/Widgets/ViewHierarchy/Dragging/DropTracker.swift]="dragAtEdge dragOverSpring"
    [Sources/Widgets/ViewHierarchy/Dragging/DragSession.swift]="loadingLimit"
    [Sources/Widgets/Containers/Scrolling/ScrollWheel.swift]="flickPause"
    [Sources/DeclarativeUI/Modifiers/OnTimer.swift]="onTimer"
    [Sources/Widgets/Controls/Progress/ContinuousAnimation.swift]="spinner"
    [Sources/Widgets/Controls/Controls/PressRepeater.swift]="heldStepper"
    [Sources/Widgets/Controls/Images/ImageView.swift]="animatedImage"
    [Sources/Widgets/Overlays/Emoji/EmojiGrid+Input.swift]="heldEmoji"
    [Sources/Widgets/Overlays/Menus/MenuOverlay+Pointer.swift]="submenu"
    [Sources/Widgets/Overlays/Presentation/ToolTips.swift]="toolTip"
    [Sources/Widgets/Containers/Scrolling/EdgeScroller.swift]="selectionBeyondList"
    [Sources/Widgets/Containers/Scrolling/ScrollBar.swift]="scrollBarPage"
    [Sources/Widgets/Containers/Scrolling/ScrollBars.swift]="scrollBarRest"
    [Sources/Widgets/Controls/Text/CaretBlink.swift]="caretOfField"
    [Sources/Widgets/Controls/Text/DragScrolling.swift]="selectionBeyondField"
    [Sources/Widgets/TextViews/FindSession.swift]="findPause"
    [Sources/Widgets/Controls/Fields/SearchField.swift]="searchPause"
    [Sources/Widgets/TextViews/TextViewCaret.swift]="caretReveal"
    [Sources/Widgets/Windowing/WindowPresenter.swift]="savedWindow"
    [Sources/Widgets/Windowing/WindowPresenter+Desktop.swift]="requestedState"
)

findings=0
finding() {
    echo "$*"
    findings=$((findings + 1))
}
# Counts the lines of standard input as findings, and appends the advice to each.
findings_of() {
    local line
    while IFS= read -r line; do finding "$line${1:+; $1}"; done
}
has() { [[ " $1 " == *" $2 "* ]]; }

check_format() {
    local out
    out=$(swift format lint -s -r -p Sources Tests Examples Package.swift 2>&1) && [ -z "$out" ] && return
    findings_of "make format corrects most of these" <<<"${out:-swift format failed without a message}"
}

# Prints the imports of the target in a folder as file:line:module, with any attributes and access levels.
imports_of() {
    local decoration='(@[A-Za-z_]+(\([^)]*\))? +)*((public|package|internal|fileprivate|private) +)?'
    local kind='((struct|class|enum|protocol|typealias|func|let|var) +)?'
    python3 scripts/targets.py "$1" | xargs -rd '\n' grep -HnE "^ *${decoration}import +" |
        sed -E "s/^([^:]+:[0-9]+): *${decoration}import +${kind}([A-Za-z_][A-Za-z0-9_]*).*/\1:\8/"
}

check_layering() {
    local folder target file line module allowed
    while IFS= read -r folder; do
        target=$(basename "$folder")
        has "$c_targets" "$target" && continue
        if [ -z "${arrows[$target]+known}" ]; then
            finding "$folder: not in the table of scripts/check.sh; add a line with its permitted imports"
            continue
        fi
        allowed="${arrows[$target]} $system_modules"
        while IFS=: read -r file line module; do
            has "$allowed" "$module" ||
                finding "$file:$line: $target may not import $module; it may import: ${allowed# }"
        done < <(imports_of "$folder")
    done < <(python3 scripts/targets.py)
}

# The folders of a target are layers: two folders must not use each other. The known exceptions are in scripts/folder-arrows.txt.
check_folders() { findings_of < <(python3 scripts/folder-arrows.py --check 2>&1); }

# A type has at most 700 lines in all its files together. The known exceptions are in scripts/type-sizes.py.
check_types() { findings_of < <(python3 scripts/type-sizes.py 2>&1); }

# The number of unsafe constructs of a target is within its budget in scripts/unsafe-constructs.py.
check_unsafe() { findings_of < <(python3 scripts/unsafe-constructs.py 2>&1); }

# Each global variable is listed with its reason in docs/decisions/0006-ambient-objects.md.
check_ambient() { findings_of < <(python3 scripts/ambient-state.py 2>&1); }

# At most 3 sentences without a clear subject in 1,000 lines of comments and docs.
check_english() {
    local output
    output=$(python3 scripts/plain-english.py --max 3 Sources Tests Examples docs README.md 2>&1) || findings_of <<<"$output"
}

check_lengths() {
    local file count
    while read -r count file; do
        [ "$file" = total ] && continue
        if [ "$count" -gt "$max_lines" ]; then
            [ -n "${long_files[$file]:-}" ] ||
                finding "$file:$max_lines: $count lines, $max_lines are allowed; split it, or add it with a reason to scripts/check.sh"
        elif [ -n "${long_files[$file]:-}" ]; then
            finding "$file:1: only $count lines; remove it from the exceptions in scripts/check.sh"
        fi
    done < <(find Sources Tests Examples -type f \( -name '*.swift' -o -name '*.[ch]' \) -exec wc -l {} +)
    for file in "${!long_files[@]}"; do
        [ -f "$file" ] || finding "$file:1: no such file; remove it from the exceptions in scripts/check.sh"
    done

    [ -f "$view_file" ] || return
    count=$(wc -l <"$view_file")
    [ "$count" -le "$view_max_lines" ] ||
        finding "$view_file:$view_max_lines: $count lines, $view_max_lines are allowed; move members that are not overridable into an extension file or a pass"
    count=$(grep -cE '^ *(@[A-Za-z_]+(\([^)]*\))? +)*([a-z]+ +)*open ' "$view_file")
    [ "$count" -le "$view_max_open" ] ||
        finding "$view_file:1: $count open declarations, $view_max_open are allowed; make the new one final unless subclasses have to override it"
}

# Prints the Swift lines in the folders as file:line:code, without comments.
code_of() { grep -rn --include='*.swift' '' "$@" | sed -E -e 's,^([^:]+:[0-9]+:) *//.*$,\1,' -e 's,([^:"/])//.*$,\1,'; }

check_words() {
    local folder libraries=() place="Sources Examples"
    for folder in Sources/*/; do
        has "$programs $c_targets" "$(basename "$folder")" || libraries+=("$folder")
    done
    # shellcheck disable=SC2086
    {
        code_of $place | grep -E '@unchecked +Sendable' |
            findings_of "use a Sendable value, an actor, or the main actor, which the compiler can check"
        code_of $place | grep -E 'nonisolated\(unsafe\)' |
            findings_of "use a constant, or state of the main actor, which the compiler can check"
        code_of $place | grep -E '(^|[^A-Za-z0-9_])try!' | findings_of "propagate or handle the error"
        code_of $place | grep -E '(^|[^A-Za-z0-9_.])(Swift\.)?fatalError\(' |
            findings_of "use precondition or preconditionFailure, with a message that states the remedy"
        code_of "${libraries[@]}" | grep -E '(^|[^A-Za-z0-9_.])(Swift\.)?(print|debugPrint)\(' |
            grep -vE 'func +(print|debugPrint)\(' |
            findings_of "a library must not print; return, throw or trace the text"
        grep -rnE --include='*.swift' --include='*.[ch]' '\<(TODO|FIXME)\>' $place |
            findings_of "resolve it, or open an issue"
    } >"$scratch"
    findings_of <"$scratch"
}

# A library must not modify its process (docs/decisions/0015-names-at-once.md): no environment variable is set, and no file of
# /proc is read. Benchmarks may read such files, to measure its own process.
check_process() {
    local folder folders=(Examples)
    for folder in Sources/*/; do
        [ "$folder" = Sources/Benchmarks/ ] || folders+=("$folder")
    done
    {
        code_of "${folders[@]}"
        grep -rn --include='*.[ch]' '' "${folders[@]}"
    } >"$scratch"
    findings_of "the environment belongs to the program; pass the value as an argument" < <(
        grep -E '\<(setenv|unsetenv|putenv|clearenv|SDL_setenv)\>' "$scratch")
    findings_of "use a library function instead; only Benchmarks measures its process" < <(
        grep -E '/proc/(self|thread-self)\>' "$scratch")
}

# Every open class declares `nonisolated deinit`: otherwise subclasses could not have a plain `deinit`, and views could
# not be released on another thread (docs/decisions/0016-deinitialisers.md).
check_deinits() {
    local file
    while IFS= read -r file; do
        findings_of "write nonisolated deinit {}; clean-up that needs the main actor belongs in an owned object" < <(
            awk -v file="$file" '
                /^(@[A-Za-z]+ )*open class / { line = FNR; name = $0; sub(/.*class /, "", name); sub(/[:<{ ].*/, "", name) }
                /^    nonisolated deinit / { line = 0 }
                /^}/ { if (line) print file ":" line ": " name " has no nonisolated deinitialiser"; line = 0 }
            ' "$file")
    done < <(grep -rlE --include='*.swift' '^(@[A-Za-z]+ )*open class ' Sources)
}

check_tests() {
    local file
    while IFS= read -r file; do
        grep -qE '#(expect|require)\>|Issue\.record' "$file" ||
            finding "$file:1: no #expect and no #require; add an assertion"
    done < <(find Tests -type f -name '*Tests.swift')
}

check_timers() {
    local file line scene scenes counts
    declare -A counts=()
    # shellcheck disable=SC2086
    while IFS=: read -r file line _; do
        counts[$file]=$((${counts[$file]:-0} + 1))
        # shellcheck disable=SC2206
        scenes=(${timer_sites[$file]:-})
        [ "${counts[$file]}" -le "${#scenes[@]}" ] ||
            finding "$file:$line: a timer without a scene; add one to a test of timers, and its name to timer_sites in scripts/check.sh"
    done < <(code_of $timer_folders | grep -E '\.schedule\((after\b|$)|[^.]\<addTimer\(' | grep -v 'Sources/Widgets/ViewHierarchy/Hosting/ViewHost\(+Timers\)\?\.swift')
    for file in "${!timer_sites[@]}"; do
        # shellcheck disable=SC2206
        scenes=(${timer_sites[$file]})
        [ "${counts[$file]:-0}" -ge "${#scenes[@]}" ] ||
            finding "$file:1: ${#scenes[@]} scenes for ${counts[$file]:-0} timers; correct timer_sites in scripts/check.sh"
        for scene in "${scenes[@]}"; do
            # shellcheck disable=SC2086
            grep -qE "(case|func) (.*, )?$scene\>" $timer_tests ||
                finding "$file:1: no test of timers has the scene $scene; correct timer_sites in scripts/check.sh"
        done
    done
}

check_docs() {
    local folder libraries=()
    for folder in Sources/*/; do
        has "$programs $c_targets" "$(basename "$folder")" || libraries+=("$folder")
    done
    findings_of < <(python3 scripts/check_docs.py "${libraries[@]}" 2>&1)
    findings_of < <(python3 scripts/targets.py --check 2>&1)
    # Rows of tables cannot be wrapped.
    findings_of < <(git ls-files -z '*.md' | LC_ALL=C.UTF-8 xargs -0 grep -nPo '^(?! *\|).{120}(?=.)' |
        sed 's/^\([^:]*:[0-9]*\):.*/\1: the line is longer than 120 characters; wrap it/')
}

check_client() { findings_of < <(scripts/check_client.sh 2>&1); }

scratch=$(mktemp)
trap 'rm -f "$scratch"' EXIT
all=(format layering folders types unsafe ambient lengths words process english deinits tests timers docs client)
[ $# -gt 0 ] || set -- "${all[@]}"
for check in "$@"; do
    has "${all[*]}" "$check" || { echo "check: unknown check '$check'; the checks are: ${all[*]}" >&2; exit 2; }
    "check_$check"
done
[ "$findings" -eq 0 ] && { echo "check: no findings ($*)" >&2; exit 0; }
echo "check: $findings findings" >&2
exit 1

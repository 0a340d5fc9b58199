#!/bin/bash
# Checks what the compiler does not. Each finding is one line: file:line: what is wrong; what to do.
#   scripts/check.sh [CHECK ...]     format layering folders types unsafe ambient lengths words process english deinits tests timers docs client; default: all of them
set -u
export LC_ALL=C.UTF-8
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

# --- What may be imported, and where -------------------------------------------------------------------------
# One line a target of Sources: what it may import, as in Package.swift. docs/architecture.md has the picture. The layers of the toolkit are
# the folders of Sources/Widgets, lowest first; each brings the ones below it along.
declare -A arrows=(
    [ConstraintSolver]=""
    [Ropes]=""
    [Virtualization]="Ropes"
    [TextEditing]="Ropes"
    [Drawing]=""
    [InputEvents]="Drawing"
    [ImageCodecs]="Drawing CPNG CSDL2"
    [TextAnalysis]="UnicodeTables CFriBidi"
    [Typesetting]="Drawing TextAnalysis TextEditing CSDL2 CHarfBuzz CFreeType CFontconfig"
    [Raster]="Drawing Typesetting RasterKernels"
    [SDLPlatform]="Drawing InputEvents CSDL2 ProcessHandlers"
    [ObjectReferences]="ReferenceCounting"
    [ViewHierarchy]="Drawing InputEvents Typesetting Raster ObjectReferences"
    [ConstraintLayout]="ViewHierarchy ConstraintSolver ObjectReferences"
    [Controls]="ConstraintLayout TextEditing"
    [Containers]="Controls Virtualization"
    [TextViews]="Containers TextEditing Ropes Virtualization"
    [Overlays]="TextViews TextAnalysis Virtualization"
    [Windowing]="Overlays SDLPlatform"
    [Widgets]="Windowing ImageCodecs"
    [DeclarativeUI]="Widgets Virtualization ObjectReferences"
    [WidgetsTesting]="Widgets Drawing InputEvents ImageCodecs"
    [DemoApp]="Widgets DeclarativeUI Foundation"
    [Benchmarks]="Widgets DeclarativeUI ConstraintSolver TextEditing Foundation"
    [StartupBenchmark]="Widgets"
)
# Of the toolchain, any target may import these. Foundation is not among them: it costs start-up time and size.
system_modules="Swift Glibc Musl Synchronization Dispatch Observation"
# Targets of C only, or of a module map only: nothing to look at.
c_targets="RasterKernels UnicodeTables ProcessHandlers ReferenceCounting CSDL2 CPNG CFriBidi CHarfBuzz CFreeType CFontconfig"
# The programs; every other target of Sources is a library, which prints nothing.
programs="DemoApp Benchmarks StartupBenchmark"

# --- Files over 300 lines ------------------------------------------------------------------------------------
# [path]="why it may be long". A line goes when its file is short again.
max_lines=300
declare -A long_files=(
)

# --- View stays small ----------------------------------------------------------------------------------------
view_file=Sources/Widgets/ViewHierarchy/View/View.swift
view_max_lines=250
view_max_open=35

# --- Timers --------------------------------------------------------------------------------------------------
# [file that makes a timer]="the scene of each, in order": a case of an enumeration in a test, which proves that the timer ends
# with its owner; the file of the test is one of timer_tests.
timer_tests="Tests/LifetimeStress/TimedScene.swift Tests/DeclarativeUITests/Modifiers/TimerOwnerTests.swift
    Tests/WindowProbe/LifetimeScenes.swift"
timer_folders="Sources/Widgets Sources/DeclarativeUI"
declare -A timer_sites=(
    [Sources/DeclarativeUI/Modifiers/Gestures/GestureContainer.swift]="longPress"
    [Sources/DeclarativeUI/Modifiers/OnTimer.swift]="onTimer"
    [Sources/Widgets/Controls/Controls/EndlessMotion.swift]="spinner"
    [Sources/Widgets/Controls/Controls/HeldRepetition.swift]="heldStepper"
    [Sources/Widgets/Overlays/Emoji/EmojiGrid+Input.swift]="heldEmoji"
    [Sources/Widgets/Overlays/Menus/MenuOverlay+Pointer.swift]="submenu"
    [Sources/Widgets/Overlays/Presentation/ToolTips.swift]="toolTip"
    [Sources/Widgets/Containers/Lists/ListDragSelection.swift]="selectionBeyondList"
    [Sources/Widgets/Containers/Scrolling/ScrollBar.swift]="scrollBarPage"
    [Sources/Widgets/Containers/Scrolling/ScrollBars.swift]="scrollBarRest"
    [Sources/Widgets/Controls/Text/CaretBlink.swift]="caretOfField"
    [Sources/Widgets/Controls/Text/DragScrolling.swift]="selectionBeyondField"
    [Sources/Widgets/TextViews/FindSession.swift]="findPause"
    [Sources/Widgets/Controls/Text/SearchField.swift]="searchPause"
    [Sources/Widgets/TextViews/TextViewCaret.swift]="caretReveal"
    [Sources/Widgets/Windowing/WindowPresenter.swift]="savedWindow"
)

findings=0
finding() {
    echo "$*"
    findings=$((findings + 1))
}
# Counts the lines of standard input as findings; each gets the advice.
findings_of() {
    local line
    while IFS= read -r line; do finding "$line${1:+; $1}"; done
}
has() { [[ " $1 " == *" $2 "* ]]; }

check_format() {
    local out
    out=$(swift format lint -s -r -p Sources Tests Examples Package.swift 2>&1) && [ -z "$out" ] && return
    findings_of "make format mends most of these" <<<"${out:-swift format failed and said nothing}"
}

# The folders of the targets; a folder whose subfolders have an Imports.swift holds a target in each of them.
target_folders() {
    local folder
    for folder in Sources/*/; do
        echo "$folder"
        find "$folder" -mindepth 2 -maxdepth 2 -name Imports.swift -printf '%h/\n'
    done
}

# The imports of the target in a folder, as file:line:module, however they are decorated.
imports_of() {
    local decoration='(@[A-Za-z_]+(\([^)]*\))? +)*((public|package|internal|fileprivate|private) +)?'
    local kind='((struct|class|enum|protocol|typealias|func|let|var) +)?' depth=()
    # Of a folder of targets, its own files only.
    compgen -G "$1*/Imports.swift" >/dev/null && depth=(-maxdepth 1)
    find "$1" "${depth[@]}" -name '*.swift' -print0 | xargs -0r grep -HnE "^ *${decoration}import +" |
        sed -E "s/^([^:]+:[0-9]+): *${decoration}import +${kind}([A-Za-z_][A-Za-z0-9_]*).*/\1:\8/"
}

check_layering() {
    local folder target file line module allowed
    while IFS= read -r folder; do
        target=$(basename "$folder")
        has "$c_targets" "$target" && continue
        if [ -z "${arrows[$target]+known}" ]; then
            finding "$folder: not in the table of scripts/check.sh; add a line that says what it may import"
            continue
        fi
        allowed="${arrows[$target]} $system_modules"
        while IFS=: read -r file line module; do
            has "$allowed" "$module" ||
                finding "$file:$line: $target may not import $module; it may import: ${allowed# }"
        done < <(imports_of "$folder")
    done < <(target_folders)
}

# The folders of a target are layers: of two, at most one uses the other. The known exceptions are in scripts/folder-arrows.txt.
check_folders() { findings_of < <(python3 scripts/folder-arrows.py --check 2>&1); }

# No type has more than 700 lines over all its files. The known exceptions are in scripts/type-sizes.py.
check_types() { findings_of < <(python3 scripts/type-sizes.py 2>&1); }

# Unsafe constructs stay within the budget of their target. The budgets are in scripts/unsafe-constructs.py.
check_unsafe() { findings_of < <(python3 scripts/unsafe-constructs.py 2>&1); }

# What code can reach without being given it is listed with its reason in docs/decisions/0006-ambient-objects.md.
check_ambient() { findings_of < <(python3 scripts/ambient-state.py 2>&1); }

# Sentences that hide their subject: at most 3 in 1,000 lines of comments and docs.
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
                finding "$file:$max_lines: $count lines, $max_lines are allowed; split it, or give the reason in scripts/check.sh"
        elif [ -n "${long_files[$file]:-}" ]; then
            finding "$file:1: only $count lines; take it out of the exceptions in scripts/check.sh"
        fi
    done < <(find Sources Tests Examples -type f \( -name '*.swift' -o -name '*.[ch]' \) -exec wc -l {} +)
    for file in "${!long_files[@]}"; do
        [ -f "$file" ] || finding "$file:1: no such file; take it out of the exceptions in scripts/check.sh"
    done

    [ -f "$view_file" ] || return
    count=$(wc -l <"$view_file")
    [ "$count" -le "$view_max_lines" ] ||
        finding "$view_file:$view_max_lines: $count lines, $view_max_lines are allowed; move what is no hook into View+Something.swift or a pass"
    count=$(grep -cE '^ *(@[A-Za-z_]+(\([^)]*\))? +)*([a-z]+ +)*open ' "$view_file")
    [ "$count" -le "$view_max_open" ] ||
        finding "$view_file:1: $count open declarations, $view_max_open are allowed; is the new one a hook that a subclass must have?"
}

# The Swift lines under the folders, as file:line:code, comments blanked.
code_of() { grep -rn --include='*.swift' '' "$@" | sed -E -e 's,^([^:]+:[0-9]+:) *//.*$,\1,' -e 's,([^:"/])//.*$,\1,'; }

check_words() {
    local folder libraries=() place="Sources Examples"
    for folder in Sources/*/; do
        has "$programs $c_targets" "$(basename "$folder")" || libraries+=("$folder")
    done
    # shellcheck disable=SC2086
    {
        code_of $place | grep -E '@unchecked +Sendable' |
            findings_of "let the compiler prove it: a value, an actor, or the main actor"
        code_of $place | grep -E 'nonisolated\(unsafe\)' |
            findings_of "let the compiler prove it: a constant, or state of the main actor"
        code_of $place | grep -E '(^|[^A-Za-z0-9_])try!' | findings_of "throw on, or handle the error"
        code_of $place | grep -E '(^|[^A-Za-z0-9_.])(Swift\.)?fatalError\(' |
            findings_of "precondition or preconditionFailure, with a message that says the cure"
        code_of "${libraries[@]}" | grep -E '(^|[^A-Za-z0-9_.])(Swift\.)?(print|debugPrint)\(' |
            grep -vE 'func +(print|debugPrint)\(' |
            findings_of "a library prints nothing; return it, throw it or trace it"
        grep -rnE --include='*.swift' --include='*.[ch]' '\<(TODO|FIXME)\>' $place |
            findings_of "do it now, or open an issue"
    } >"$scratch"
    findings_of <"$scratch"
}

# The process belongs to the program (docs/decisions/0015-names-at-once.md): no variable of its environment is changed, and no file of
# /proc is read. Benchmarks may read them: it measures its own process.
check_process() {
    local folder folders=(Examples)
    for folder in Sources/*/; do
        [ "$folder" = Sources/Benchmarks/ ] || folders+=("$folder")
    done
    {
        code_of "${folders[@]}"
        grep -rn --include='*.[ch]' '' "${folders[@]}"
    } >"$scratch"
    findings_of "the environment belongs to the program; pass the value to whoever reads it" < <(
        grep -E '\<(setenv|unsetenv|putenv|clearenv|SDL_setenv)\>' "$scratch")
    findings_of "ask a library for it, or do without; only Benchmarks measures its process" < <(
        grep -E '/proc/(self|thread-self)\>' "$scratch")
}

# Every class that can be subclassed says `nonisolated deinit`: without it, no subclass could have a plain one, and views could
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
            finding "$file:1: no #expect and no #require; a test that asserts nothing proves nothing"
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
            finding "$file:$line: a timer without a scene; add one to a test of timers, and its name to timer_sites of scripts/check.sh"
    done < <(code_of $timer_folders | grep -E '\.schedule\((after\b|$)|[^.]\<addTimer\(' | grep -v 'Sources/Widgets/ViewHierarchy/Hosting/ViewHost\(+Timers\)\?\.swift')
    for file in "${!timer_sites[@]}"; do
        # shellcheck disable=SC2206
        scenes=(${timer_sites[$file]})
        [ "${counts[$file]:-0}" -ge "${#scenes[@]}" ] ||
            finding "$file:1: ${#scenes[@]} scenes for ${counts[$file]:-0} timers; mend timer_sites of scripts/check.sh"
        for scene in "${scenes[@]}"; do
            # shellcheck disable=SC2086
            grep -qE "(case|func) (.*, )?$scene\>" $timer_tests ||
                finding "$file:1: no test of timers has the scene $scene; mend timer_sites of scripts/check.sh"
        done
    done
}

check_docs() {
    local folder libraries=()
    for folder in Sources/*/; do
        has "$programs $c_targets" "$(basename "$folder")" || libraries+=("$folder")
    done
    findings_of < <(python3 scripts/check_docs.py "${libraries[@]}" 2>&1)
}

check_client() { findings_of < <(scripts/check_client.sh 2>&1); }

scratch=$(mktemp)
trap 'rm -f "$scratch"' EXIT
all=(format layering folders types unsafe ambient lengths words process english deinits tests timers docs client)
[ $# -gt 0 ] || set -- "${all[@]}"
for check in "$@"; do
    has "${all[*]}" "$check" || { echo "check: unknown check '$check'; there are: ${all[*]}" >&2; exit 2; }
    "check_$check"
done
[ "$findings" -eq 0 ] && { echo "check: nothing found ($*)" >&2; exit 0; }
echo "check: $findings found" >&2
exit 1

import Testing
import Widgets

@testable import ViewHierarchy

/// The layers in front of a window, from values: who gets the keys, who may have the focus, what dismisses them.
struct InputLayerStackTests {
    private final class Layer: InputLayer {
        let rules: InputLayerRules
        var layerView: View? { nil }
        init(_ rules: InputLayerRules) { self.rules = rules }
        func dismiss(restoringFocus: Bool) {}
    }

    private let sheet = Layer(InputLayerRules(level: .sheet, focus: .modal))
    private let popover = Layer(
        InputLayerRules(
            level: .popover, focus: .transient, dismissal: [.deactivation, .replacement, .ownerDisappearance])
    )
    private let menu = Layer(
        InputLayerRules(level: .menu, takesKeys: true, dismissal: [.deactivation, .resize, .replacement]))
    private let toolTip = Layer(InputLayerRules(level: .toolTip, dismissal: [.input, .deactivation]))

    private func stack(_ layers: [Layer]) -> InputLayerStack {
        var stack = InputLayerStack()
        for layer in layers { stack.insert(layer) }
        return stack
    }

    private func isSame(_ layers: [any InputLayer], _ expected: [Layer]) -> Bool {
        layers.elementsEqual(expected) { $0 === $1 }
    }

    @Test func `layers lie in the order of their levels, whichever was presented first`() {
        let second = Layer(sheet.rules)
        let stack = stack([toolTip, menu, sheet, popover, second, sheet])
        #expect(isSame(stack.layers, [sheet, second, popover, menu, toolTip]))
    }

    @Test func `an open menu gets the keys, before a popover and a sheet`() {
        var layers = stack([sheet, popover, menu, toolTip])
        #expect(layers.keyLayer === menu)
        layers.remove(menu)
        #expect(layers.keyLayer == nil, "popovers and sheets get keys by the focus inside")
    }

    @Test func `the focus is in the popover over a sheet, then in the sheet, then in the window`() {
        var layers = stack([sheet, popover, menu])
        #expect(layers.focusLayer === popover)
        layers.remove(popover)
        #expect(layers.focusLayer === sheet)
        layers.remove(sheet)
        #expect(layers.focusLayer == nil && layers.holdsKeyboard)
        layers.remove(menu)
        #expect(!layers.holdsKeyboard && layers.isEmpty)
    }

    @Test func `a view behind a sheet does not get the focus, a view inside does`() {
        let layers = stack([sheet])
        #expect(!layers.focusDecision { _ in false }.isGranted)
        #expect(layers.focusDecision { $0 === sheet }.isGranted)
        #expect(layers.focusDecision { _ in nil }.isGranted, "a responder without a view")
    }

    @Test func `only the innermost of two sheets gives the focus to its views`() {
        let inner = Layer(sheet.rules)
        let layers = stack([sheet, inner])
        #expect(!layers.focusDecision { $0 === sheet }.isGranted)
        #expect(layers.focusDecision { $0 === inner }.isGranted)
    }

    @Test func `a view beside a popover gets the focus and dismisses the popover`() {
        let layers = stack([popover, toolTip])
        let outside = layers.focusDecision { _ in false }
        #expect(outside.isGranted && isSame(outside.dismissed, [popover]))
        let inside = layers.focusDecision { $0 === popover }
        #expect(inside.isGranted && inside.dismissed.isEmpty)
    }

    @Test func `a view behind sheet and popover dismisses the popover, and does not get the focus`() {
        let decision = stack([sheet, popover]).focusDecision { _ in false }
        #expect(!decision.isGranted && isSame(decision.dismissed, [popover]))
    }

    @Test func `each change of the window dismisses the layers that say so, topmost first`() {
        let layers = stack([sheet, popover, menu, toolTip])
        #expect(isSame(layers.dismissed(by: .input), [toolTip]))
        #expect(isSame(layers.dismissed(by: .deactivation), [toolTip, menu, popover]))
        #expect(isSame(layers.dismissed(by: .resize), [menu]))
        #expect(isSame(layers.dismissed(by: .ownerDisappearance), [popover]))
    }

    @Test func `a new layer replaces those at its level and above, never a sheet`() {
        let layers = stack([sheet, popover, menu, toolTip])
        #expect(isSame(layers.replaced(at: .menu), [menu]))
        #expect(isSame(layers.replaced(at: .popover), [menu, popover]))
        #expect(isSame(layers.replaced(at: .sheet), [menu, popover]))
    }

    @Test func `Escape cancels a layer once, however long it is held`() {
        final class Palette: InputLayer {
            let rules = InputLayerRules(level: .popover, focus: .transient, dismissal: .outsidePress)
            var layerView: View? { nil }
            var dismissals = 0
            func dismiss(restoringFocus: Bool) { dismissals += 1 }
        }
        let palette = Palette()
        func escape(isARepeat: Bool, _ flags: KeyModifierFlags = []) -> Bool {
            palette.handleEscape(
                KeyEvent(
                    phase: .down, key: Key(keyCode: .keyboardEscape, modifierFlags: flags),
                    isARepeat: isARepeat))
        }
        #expect(escape(isARepeat: false) && palette.dismissals == 1)
        #expect(escape(isARepeat: true) && palette.dismissals == 1)
        #expect(!escape(isARepeat: false, .control) && palette.dismissals == 1)

        palette.handleUnusedPress(isInside: true)
        #expect(palette.dismissals == 1)
        palette.handleUnusedPress(isInside: false)
        #expect(palette.dismissals == 2)
    }
}

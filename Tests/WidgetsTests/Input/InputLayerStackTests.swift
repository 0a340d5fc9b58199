import Testing
import Widgets

@testable import ViewHierarchy

/// The layers in front of a window, tested with plain values: key routing, focus decisions and dismissal.
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

    @Test func `Layers are sorted by level, independent of the order of presentation`() {
        let second = Layer(sheet.rules)
        let stack = stack([toolTip, menu, sheet, popover, second, sheet])
        #expect(isSame(stack.layers, [sheet, second, popover, menu, toolTip]))
    }

    @Test func `An open menu receives the keys before a popover and a sheet`() {
        var layers = stack([sheet, popover, menu, toolTip])
        #expect(layers.keyLayer === menu)
        layers.remove(menu)
        #expect(layers.keyLayer == nil, "popovers and sheets get keys by the focus inside")
    }

    @Test func `The focus layer is the popover, then the sheet, then the window`() {
        var layers = stack([sheet, popover, menu])
        #expect(layers.focusLayer === popover)
        layers.remove(popover)
        #expect(layers.focusLayer === sheet)
        layers.remove(sheet)
        #expect(layers.focusLayer == nil && layers.holdsKeyboard)
        layers.remove(menu)
        #expect(!layers.holdsKeyboard && layers.isEmpty)
    }

    @Test func `A view behind a sheet is refused the focus, a view inside is granted it`() {
        let layers = stack([sheet])
        #expect(!layers.focusDecision { _ in false }.isGranted)
        #expect(layers.focusDecision { $0 === sheet }.isGranted)
        #expect(layers.focusDecision { _ in nil }.isGranted, "a responder without a view")
    }

    @Test func `Of two sheets only the upper one grants the focus to its views`() {
        let inner = Layer(sheet.rules)
        let layers = stack([sheet, inner])
        #expect(!layers.focusDecision { $0 === sheet }.isGranted)
        #expect(layers.focusDecision { $0 === inner }.isGranted)
    }

    @Test func `A view outside a popover is granted the focus and dismisses the popover`() {
        let layers = stack([popover, toolTip])
        let outside = layers.focusDecision { _ in false }
        #expect(outside.isGranted && isSame(outside.dismissed, [popover]))
        let inside = layers.focusDecision { $0 === popover }
        #expect(inside.isGranted && inside.dismissed.isEmpty)
    }

    @Test func `A view behind sheet and popover dismisses the popover and is refused the focus`() {
        let decision = stack([sheet, popover]).focusDecision { _ in false }
        #expect(!decision.isGranted && isSame(decision.dismissed, [popover]))
    }

    @Test func `Each window event dismisses the layers with that rule, topmost first`() {
        let layers = stack([sheet, popover, menu, toolTip])
        #expect(isSame(layers.dismissed(by: .input), [toolTip]))
        #expect(isSame(layers.dismissed(by: .deactivation), [toolTip, menu, popover]))
        #expect(isSame(layers.dismissed(by: .resize), [menu]))
        #expect(isSame(layers.dismissed(by: .ownerDisappearance), [popover]))
    }

    @Test func `A new layer replaces the layers at its level and above, except sheets`() {
        let layers = stack([sheet, popover, menu, toolTip])
        #expect(isSame(layers.replaced(at: .menu), [menu]))
        #expect(isSame(layers.replaced(at: .popover), [menu, popover]))
        #expect(isSame(layers.replaced(at: .sheet), [menu, popover]))
    }

    @Test func `Escape dismisses a layer once, also when it is held down`() {
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

import Testing
import Widgets
import WidgetsTesting

@Suite struct SliderAnimationTests {
    private func makeStage() -> (slider: Slider, harness: Harness) {
        let slider = Slider(frame: Rect(x: 0, y: 0, width: 200, height: 24))
        let root = View()
        root.addSubview(slider)
        let harness = Harness(root, size: Size(width: 200, height: 60))
        harness.step()
        return (slider, harness)
    }

    @Test func `The knob glides to a value that is set with animation`() throws {
        let (slider, harness) = makeStage()
        slider.setValue(1, animated: true)
        #expect(slider.value == 1)
        #expect(slider.focusRingShape.rect.minX == 0)
        harness.advance(by: .milliseconds(100))
        #expect(slider.focusRingShape.rect.minX > 20 && slider.focusRingShape.rect.maxX < 199)
        while harness.step() != nil { #expect(harness.picture == harness.renderFresh()) }
        #expect(slider.focusRingShape.rect.maxX == 200)
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `The knob jumps without animation or before it is displayed`() {
        let (slider, harness) = makeStage()
        slider.setValue(1, animated: false)
        harness.step()
        #expect(slider.focusRingShape.rect.maxX == 200 && !harness.host.needsFrame)
        let other = Slider(frame: slider.frame)
        other.setValue(1, animated: true)
        #expect(other.focusRingShape.rect.maxX == 200)
    }

    @Test func `A key press replaces the animation`() {
        let (slider, harness) = makeStage()
        slider.setValue(1, animated: true)
        harness.advance(by: .milliseconds(50))
        slider.becomeFirstResponder()
        slider.keyDown(with: KeyEvent(phase: .down, key: Key(keyCode: .keyboardHome)))
        #expect(slider.value == 0)
        #expect(slider.focusRingShape.rect.minX == 0)
        harness.step()
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `Inside an animation block the knob follows that animation`() {
        let (slider, harness) = makeStage()
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) { slider.setValue(1, animated: true) }
        harness.show(at: 0.5)
        #expect(abs(slider.focusRingShape.rect.midX - 100) < 1e-9)
    }
}

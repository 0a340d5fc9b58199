import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// During any animation, frames painted incrementally equal frames painted in full.
@Suite struct AnimationPictureTests {
    @Test(arguments: 0..<40) func `Random animations paint the same pixels incrementally and in full`(
        seed: Int
    ) {
        var random = SeededRandom(seed: seed)
        let scale = [1, 1, 1.5, 2][random.index(below: 4)]
        let root = View()
        root.backgroundColor = .white
        var views: [View] = []
        // Sometimes enough siblings for boxes around runs of them.
        let count = random.chance(0.3) ? 90 : 14
        for _ in 0..<count {
            let parent =
                views.isEmpty || count > 64 || random.chance(0.4)
                ? root : views[random.index(below: views.count)]
            let view = makeView(&random)
            parent.addSubview(view)
            views.append(view)
        }
        let harness = Harness(root, size: Size(width: 160, height: 120), scale: scale)
        harness.step()
        for _ in 0..<8 {
            for _ in 0..<random.index(below: 4) + 1 { animate(views, &random) }
            for _ in 0..<random.index(below: 6) + 1 {
                guard harness.step() != nil else { break }
                let difference = difference(of: harness.picture, harness.renderFresh())
                #expect(difference == nil)
            }
        }
        for view in views { view.layer.removeAllAnimations() }
        harness.step()
        #expect(harness.picture == harness.renderFresh())
        harness.step()
        #expect(harness.host.animator?.viewCount == 0 && harness.host.animator?.runCount == 0)
    }

    /// Describes the area and the largest channel difference of two bitmaps; nil if they are equal.
    private func difference(of one: Bitmap, _ other: Bitmap) -> String? {
        if one == other { return nil }
        var (box, most, count) = (PixelRect.empty, 0, 0)
        for y in 0..<one.height {
            for x in 0..<one.width where one[x, y] != other[x, y] {
                let pixel = PixelRect(left: x, top: y, right: x + 1, bottom: y + 1)
                box = count == 0 ? pixel : box.union(pixel)
                count += 1
                for shift in [0, 8, 16] {
                    most = max(most, abs(Int(one[x, y] >> shift & 255) - Int(other[x, y] >> shift & 255)))
                }
            }
        }
        return "\(count) pixels within \(box), by up to \(most)"
    }

    private func makeView(_ random: inout SeededRandom) -> View {
        let view = random.chance(0.3) ? Label(text: "Text") : View()
        view.frame = rect(&random)
        view.backgroundColor = random.chance(0.7) ? color(&random) : nil
        view.clipsToBounds = random.chance(0.2)
        view.layer.cornerRadius = random.chance(0.3) ? 6 : 0
        return view
    }

    private func animate(_ views: [View], _ random: inout SeededRandom) {
        let view = views[random.index(below: views.count)]
        let duration = random.number(0.02...0.3)
        switch random.index(below: 6) {
        case 0:
            let style: View.AnimationOptions =
                random.chance(0.5) ? .transitionCrossDissolve : .transitionSlideFromLeft
            let color = color(&random)
            View.transition(
                with: view, duration: duration, options: style, animations: { view.backgroundColor = color })
        case 1: random.chance(0.5) ? view.layer.removeAllAnimations() : view.setNeedsDisplay(rect(&random))
        case 2: change(view, &random)
        default:
            var options: View.AnimationOptions = random.chance(0.4) ? .beginFromCurrentState : []
            if random.chance(0.2) { options.formUnion([.repeat, .autoreverse]) }
            let delay = random.chance(0.3) ? 0.05 : 0
            View.animate(withDuration: duration, delay: delay, options: options) {
                for _ in 0..<3 { change(views[random.index(below: views.count)], &random) }
            }
        }
    }

    private func change(_ view: View, _ random: inout SeededRandom) {
        switch random.index(below: 10) {
        case 0: view.frame = rect(&random)
        case 1: view.center = Point(x: random.number(0...100), y: random.number(0...100))
        case 2: view.bounds.origin = Point(x: random.number(-9...9), y: random.number(-9...9))
        case 3: view.alpha = random.number(0...1)
        case 4:
            view.transform = AffineTransform(rotationAngle: random.number(-2...2)).scaledBy(x: 1.2, y: 0.8)
        case 5: view.transform = .identity
        case 6: view.backgroundColor = random.chance(0.2) ? nil : color(&random)
        case 7: view.layer.cornerRadius = random.number(0...12)
        case 8: view.layer.borderWidth = random.number(0...4)
        default: view.isHidden = random.chance(0.3)
        }
    }

    private func rect(_ random: inout SeededRandom) -> Rect {
        Rect(
            x: random.number(-20...120), y: random.number(-20...90), width: random.number(4...60),
            height: random.number(4...50))
    }

    private func color(_ random: inout SeededRandom) -> Color {
        Color(
            red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
            alpha: random.chance(0.3) ? 0.5 : 1)
    }
}

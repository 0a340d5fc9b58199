import DeclarativeUI

/// A child for layout tests: returns predefined sizes, and counts how often it is measured.
final class Block: LayoutElement {
    private let answer: (ProposedViewSize) -> Size
    private let knownRange: ((Axis, Double?) -> ClosedRange<Double>)?
    var layoutPriority = 0.0
    var layoutSpacing = ViewSpacing()
    var guides: [AlignmentKey: (Size) -> Double] = [:]
    var values: [ObjectIdentifier: Any] = [:]

    private(set) var sizeQuestions = 0
    private(set) var rangeQuestions = 0
    private(set) var frame: Rect?
    private(set) var proposal: ProposedViewSize?

    init(
        range: ((Axis, Double?) -> ClosedRange<Double>)? = nil,
        _ answer: @escaping (ProposedViewSize) -> Size
    ) {
        self.answer = answer
        knownRange = range
    }

    /// Returns a block with a fixed size.
    static func fixed(_ width: Double, _ height: Double = 10) -> Block {
        let range: (Axis, Double?) -> ClosedRange<Double> = { axis, _ in
            let length = axis == .horizontal ? width : height
            return length...length
        }
        return Block(range: range) { _ in Size(width: width, height: height) }
    }

    /// Returns a block that takes the proposed size within limits.
    static func flexible(
        _ widths: ClosedRange<Double> = 0...(.infinity), ideal: Double = 10,
        heights: ClosedRange<Double> = 0...(.infinity)
    ) -> Block {
        Block { proposal in
            Size(
                width: min(max(proposal.width ?? ideal, widths.lowerBound), widths.upperBound),
                height: min(max(proposal.height ?? ideal, heights.lowerBound), heights.upperBound))
        }
    }

    /// Returns a block that takes the proposed length along the axis, and no length across it.
    static func spacer(_ axis: Axis = .horizontal, least: Double = 0) -> Block {
        let block = Block { proposal in
            Size(axis, main: max(proposal[axis] ?? least, least), cross: 0)
        }
        block.layoutSpacing = .zero
        return block
    }

    /// Returns a block of words of 10 × 10 points that wrap into lines.
    static func words(_ count: Int) -> Block {
        Block { proposal in
            let perLine = max(1, min(count, Int(min((proposal.width ?? .infinity) / 10, 1e6))))
            let lines = (count + perLine - 1) / perLine
            return Size(width: Double(perLine) * 10, height: Double(lines) * 10)
        }
    }

    func priority(_ value: Double) -> Block {
        layoutPriority = value
        return self
    }

    func spaced(_ spacing: ViewSpacing) -> Block {
        layoutSpacing = spacing
        return self
    }

    func guide(_ guide: VerticalAlignment, _ value: @escaping (Size) -> Double) -> Block {
        guides[guide.key] = value
        return self
    }

    func guide(_ guide: HorizontalAlignment, _ value: @escaping (Size) -> Double) -> Block {
        guides[guide.key] = value
        return self
    }

    func value<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) -> Block {
        values[ObjectIdentifier(key)] = value
        return self
    }

    func forgetQuestions() { (sizeQuestions, rangeQuestions) = (0, 0) }

    // MARK: LayoutElement

    func layoutSize(_ proposal: ProposedViewSize) -> Size {
        sizeQuestions += 1
        return answer(proposal)
    }

    func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        rangeQuestions += 1
        return knownRange?(axis, cross) ?? measuredLengthRange(axis, cross: cross)
    }

    func explicitAlignment(_ guide: AlignmentKey, size: Size, proposal: ProposedViewSize) -> Double? {
        guides[guide]?(size)
    }

    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    func setPlacement(_ origin: Point, size: Size, proposal: ProposedViewSize) {
        frame = Rect(origin: origin, size: size)
        self.proposal = proposal
    }
}

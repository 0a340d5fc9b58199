/// The properties of a stroked line: `SwiftUI.StrokeStyle`.
///
///     Circle().stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round))
public struct StrokeStyle: Hashable, Sendable {
    /// The shape of the ends of a line.
    ///
    ///     StrokeStyle(lineWidth: 2, lineCap: .round)
    public enum LineCap: Hashable, Sendable { case butt, round, square }
    /// The shape of the corners of a line.
    ///
    ///     StrokeStyle(lineWidth: 2, lineJoin: .bevel)
    public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

    /// The width of the line in points; 1 by default.
    public var lineWidth: Double
    /// The shape of the ends of lines.
    public var lineCap: LineCap
    /// The shape of the corners of lines.
    public var lineJoin: LineJoin
    /// The maximum length of a mitred corner, as a multiple of the line width; longer ones are bevelled.
    public var miterLimit: Double
    /// The alternating lengths of dashes and gaps, in points; empty for a continuous line.
    ///
    /// Negative and non-finite lengths, and a sum of 0, make the line continuous.
    public var dash: [Double]
    /// The offset into the dash pattern at which the line begins, in points.
    public var dashPhase: Double

    public init(
        lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10,
        dash: [Double] = [], dashPhase: Double = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// The greatest distance of a pixel of the line from the path, in points.
    package var reach: Double {
        guard lineWidth.isFinite, lineWidth > 0 else { return 0 }
        let corner = lineJoin == .miter && miterLimit > 1 ? min(miterLimit, 1e6) : 1
        return lineWidth / 2 * max(corner, lineCap == .square ? 2.0.squareRoot() : 1)
    }
}

extension StrokeStyle: CustomStringConvertible {
    public var description: String {
        var text = "width \(plain(lineWidth))"
        if lineCap != .butt { text += " cap \(lineCap)" }
        if lineJoin != .miter { text += " join \(lineJoin)" }
        if !dash.isEmpty {
            text += " dash " + dash.map(plain).joined(separator: ", ")
            if dashPhase != 0 { text += " from \(plain(dashPhase))" }
        }
        return text
    }
}

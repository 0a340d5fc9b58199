/// A sequence of colours at locations from 0 to 1: `SwiftUI.Gradient`.
///
/// Between two stops, premultiplied components are interpolated, so that a fade to a transparent colour does not darken. A gradient
/// without stops is transparent.
///
///     Gradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.7)])
public struct Gradient: Hashable, Sendable {
    /// A colour at a location of a gradient.
    ///
    ///     Gradient.Stop(color: .white, location: 0.5)
    public struct Stop: Hashable, Sendable {
        /// The colour at the location.
        public var color: Color
        /// The location as a fraction of the gradient's length, from 0 to 1.
        public var location: Double

        public init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// The colours and their locations, in order.
    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient with evenly distributed colours.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0)
        }
    }

    /// Returns the gradient with stops in ascending order within 0...1, colour roles resolved in `palette`, and stops at locations that
    /// are not numbers removed.
    package func resolved(in palette: Palette) -> Gradient {
        var last = 0.0
        let isReady = stops.allSatisfy { stop in
            defer { last = stop.location }
            return stop.color.role == nil && stop.location >= last && stop.location <= 1
        }
        if isReady { return self }
        let held = stops.filter { !$0.location.isNaN }.map {
            Stop(color: $0.color.resolved(in: palette), location: min(max($0.location, 0), 1))
        }
        // Stops at one location keep their order.
        return Gradient(
            stops: held.enumerated().sorted {
                ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
            }.map(\.element))
    }
}

extension Gradient: CustomStringConvertible {
    public var description: String {
        stops.map { "\($0.color) \(plain($0.location))" }.joined(separator: ", ")
    }
}

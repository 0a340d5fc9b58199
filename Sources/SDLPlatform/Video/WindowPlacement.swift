import Drawing

/// Computes the size and the position of a new window, so that it is completely visible on the display.
///
/// All values are in SDL's window units.
///
///     let placement = WindowPlacement(usable: area, titleBar: 32)
///     let size = placement.fitted(wanted)
nonisolated struct WindowPlacement: Hashable {
    /// A rectangle on the desktop, or a size with the origin 0.
    struct Area: Hashable {
        var x: Int32 = 0
        var y: Int32 = 0
        var width: Int32
        var height: Int32
    }

    /// The height that is assumed for title bars, in points.
    static let titleBarHeight = 32.0

    /// The area of the display that is not covered by panels.
    let usable: Area
    /// The assumed height of the title bar.
    ///
    /// The actual height is known only after the window has been shown.
    let titleBar: Int32
    /// The horizontal and vertical offset between windows that are opened in succession.
    var step: Int32 { titleBar }

    /// Returns the content size clamped to the usable area, leaving space for the title bar.
    func fitted(_ size: Area) -> Area {
        Area(
            width: min(size.width, max(1, usable.width)),
            height: min(size.height, max(1, usable.height - titleBar)))
    }

    /// Returns the top left corner of a window with the given content size: centred, or offset to the right of and below `previous`.
    ///
    /// `previous` is the corner of the window opened last; nil when there is none.
    func corner(of size: Area, after previous: (x: Int32, y: Int32)?) -> (x: Int32, y: Int32) {
        let freeSpace = (
            x: max(0, usable.width - size.width), y: max(0, usable.height - titleBar - size.height)
        )
        guard let previous else { return (usable.x + freeSpace.x / 2, usable.y + freeSpace.y / 2) }
        let next = (x: previous.x - usable.x + step, y: previous.y - usable.y + step)
        // A cascade that reaches an edge continues at the opposite edge.
        return (
            usable.x + (0...freeSpace.x ~= next.x ? next.x : min(step, freeSpace.x)),
            usable.y + (0...freeSpace.y ~= next.y ? next.y : min(step, freeSpace.y))
        )
    }

    /// Returns the top left corner of a dialog with the given content size: centred over `owner`, within the usable area.
    func corner(of size: Area, over owner: Area) -> (x: Int32, y: Int32) {
        let farthest = (
            x: usable.x + max(0, usable.width - size.width),
            y: usable.y + max(0, usable.height - titleBar - size.height)
        )
        return (
            min(max(owner.x + (owner.width - size.width) / 2, usable.x), farthest.x),
            min(max(owner.y + (owner.height - size.height) / 2, usable.y), farthest.y)
        )
    }

    /// Returns a restored frame moved and reduced in size so that it lies within one of `areas`, in points.
    ///
    /// The area is the one with the largest part of the frame, or the first one if the frame is outside of all, as after a display was
    /// disconnected. Returns `frame` unchanged if there are no areas.
    static func fitted(_ frame: Rect, within areas: [Rect]) -> Rect {
        func shared(_ area: Rect) -> Double {
            let part = area.intersection(frame)
            return part.isNull ? 0 : part.width * part.height
        }
        guard let first = areas.first else { return frame }
        let area = areas.reduce(first) { shared($1) > shared($0) ? $1 : $0 }
        let size = Size(width: min(frame.width, area.width), height: min(frame.height, area.height))
        return Rect(
            x: min(max(frame.minX, area.minX), area.maxX - size.width),
            y: min(max(frame.minY, area.minY), area.maxY - size.height), width: size.width,
            height: size.height)
    }
}

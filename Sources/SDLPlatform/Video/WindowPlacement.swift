/// The size and the position of a new window, so that all of it is on the display.
///
/// In SDL window units.
///
///     let placement = WindowPlacement(usable: area, titleBar: 32)
///     let size = placement.fitted(wanted)
nonisolated struct WindowPlacement: Hashable {
    /// A rectangle of the desktop, or a size at the origin.
    struct Area: Hashable {
        var x: Int32 = 0
        var y: Int32 = 0
        var width: Int32
        var height: Int32
    }

    /// The part of the display that panels leave free.
    let usable: Area
    /// The height that a title bar may need.
    ///
    /// Its true height is known only once the window is on screen.
    let titleBar: Int32
    /// The distance between two windows that open one after the other, in each direction.
    var step: Int32 { titleBar }

    /// The largest content size up to `size` that fits, with a title bar.
    func fitted(_ size: Area) -> Area {
        Area(
            width: min(size.width, max(1, usable.width)),
            height: min(size.height, max(1, usable.height - titleBar)))
    }

    /// The top left corner of a window with that content size: in the middle, or a step right of and below `previous`.
    ///
    /// `previous` is the corner of the window that was opened last; nil when there is none.
    func corner(of size: Area, after previous: (x: Int32, y: Int32)?) -> (x: Int32, y: Int32) {
        let room = (x: max(0, usable.width - size.width), y: max(0, usable.height - titleBar - size.height))
        guard let previous else { return (usable.x + room.x / 2, usable.y + room.y / 2) }
        let next = (x: previous.x - usable.x + step, y: previous.y - usable.y + step)
        // Past the edge, the next row of windows begins at the top.
        return (
            usable.x + (0...room.x ~= next.x ? next.x : min(step, room.x)),
            usable.y + (0...room.y ~= next.y ? next.y : min(step, room.y))
        )
    }
}

import CSDL2
import XWindows

/// SDL's connection to the X server.
///
///     if let connection = XConnection(of: handle) { widgets_x_flush(connection.display) }
nonisolated struct XConnection {
    /// The `Display *`, which only C functions dereference; valid until SDL's video subsystem is shut down.
    let display: UnsafeMutableRawPointer

    /// Returns the connection of SDL's window; nil with other drivers.
    init?(of window: OpaquePointer) {
        guard let display = widgets_x_display(window) else { return nil }
        self.display = display
    }

    /// Returns true when the server has made a window visible; false if a window manager takes longer than `limit`.
    func awaitMap(of window: UInt, limit: Duration) -> Bool {
        widgets_x_await_map(display, window, limit.nanoseconds) != 0
    }

    /// Waits until the server has processed all requests, so that their errors were reported.
    func finishRequests() { widgets_x_finish_requests(display) }

    /// Sends pending requests, and sleeps until the server has sent something, a signal was handled, or `file` is readable.
    ///
    /// Returns at once if Xlib has read events before. The result is whether `file` is readable; false also when the limit is reached.
    /// There is no limit if it is nil.
    func waitForEvents(orReadable file: Int32, limit: Duration?) -> Bool {
        widgets_x_wait(display, file, limit.map { max($0.nanoseconds, 0) } ?? -1) != 0
    }
}

import CSDL2
import DisplayNames
import Glibc
import SDLPlatform

/// Which names a new connection to the X server knows without asking, and whose function opens connections for SDL.
func checkNames() throws(SDLError) {
    // As SDL's own reference is resolved: the first library that has it, the program before all.
    guard let found = dlsym(nil, "XOpenDisplay"), let library = dlopen("libX11.so.6", RTLD_LAZY) else {
        fail("XOpenDisplay is not found")
    }
    report("opened by the program \(found != dlsym(library, "XOpenDisplay"))")
    guard let display = XOpenDisplay(nil) else { fail("no display") }
    defer { XCloseDisplay(display) }
    let before = XNextRequest(display)
    var count: UInt32 = 0
    while let name = widgets_display_name(count) {
        if XInternAtom(display, name, 0) == 0 { fail("no number for \(String(cString: name))") }
        count += 1
    }
    report("\(count) names, \(XNextRequest(display) - before) requests")
    _ = XInternAtom(display, "_WIDGETS_PROBE", 0)
    report("another name, \(XNextRequest(display) - before) requests")
}

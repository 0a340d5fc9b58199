import Glibc

/// Writes one line of a check's result, unbuffered.
func report(_ line: String) {
    var text = line + "\n"
    text.withUTF8 { bytes in _ = write(1, bytes.baseAddress, bytes.count) }
}

/// Ends the probe with a message on standard error.
func fail(_ reason: String) -> Never {
    var text = reason + "\n"
    text.withUTF8 { bytes in _ = write(2, bytes.baseAddress, bytes.count) }
    exit(1)
}

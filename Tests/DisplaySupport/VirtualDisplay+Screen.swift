extension VirtualDisplay {
    /// A rectangle of the screen, in pixels.
    public struct Area: Equatable {
        public let left: Int, top: Int, width: Int, height: Int
    }

    /// Whether python3-xlib is installed, which reads the screen.
    public static let readsScreen: Bool = {
        guard let child = try? Child(["/usr/bin/python3", "-c", "import Xlib"]) else { return false }
        return child.finish()
    }()

    /// Waits until the screen has pixels of a colour (0xRRGGBB), and returns the smallest rectangle that contains them; nil if it never has.
    ///
    /// With a width or a height, waits until the rectangle has it; with a number of attempts, looks no more often. Requires python3-xlib.
    public func area(of color: UInt32, width: Int? = nil, height: Int? = nil, attempts: Int = .max)
        throws -> Area?
    {
        var found: Area?
        var rest = attempts
        _ = try HangGuard.poll {
            found = try areaNow(of: color)
            rest -= 1
            if found?.width != width ?? found?.width || found?.height != height ?? found?.height {
                found = nil
            }
            return found != nil || rest <= 0
        }
        return found
    }

    private func areaNow(of color: UInt32) throws -> Area? {
        let line = try run("/usr/bin/python3", "-c", Self.finder, String(color)).first
        let numbers = line?.split(separator: " ").compactMap { Int($0) } ?? []
        guard numbers.count == 4 else { return nil }
        return Area(
            left: numbers[0], top: numbers[1], width: numbers[2] - numbers[0] + 1,
            height: numbers[3] - numbers[1] + 1)
    }

    /// Returns the colours (0xRRGGBB) of the screen at some places.
    ///
    /// Requires python3-xlib.
    public func colors(at places: [(x: Int, y: Int)]) throws -> [UInt32] {
        let numbers = places.map { "\($0.x) \($0.y)" }.joined(separator: " ")
        let line = try run("/usr/bin/python3", "-c", Self.reader, numbers).first
        return line?.split(separator: " ").compactMap { UInt32($0) } ?? []
    }

    /// Prints the colours at the columns and rows of its argument.
    private static let reader = """
        import struct, sys
        from Xlib import X, display
        screen = display.Display().screen()
        width = screen.width_in_pixels
        image = screen.root.get_image(0, 0, width, screen.height_in_pixels, X.ZPixmap, 0xffffff)
        numbers = [int(number) for number in sys.argv[1].split()]
        places = [(y * width + x) * 4 for x, y in zip(numbers[::2], numbers[1::2])]
        print(*[struct.unpack('<I', image.data[place:place + 4])[0] & 0xffffff for place in places])
        """

    /// Prints the first and last column and row of a colour, and waits a moment if there is none.
    private static let finder = """
        import struct, sys, time
        from Xlib import X, display
        screen = display.Display().screen()
        width, height = screen.width_in_pixels, screen.height_in_pixels
        image = screen.root.get_image(0, 0, width, height, X.ZPixmap, 0xffffff)
        color = struct.pack('<I', int(sys.argv[1]))[:3]
        rows, columns = [], []
        for y in range(height):
            row = image.data[y * width * 4:(y + 1) * width * 4]
            place = row.find(color)
            while place >= 0:
                if place % 4 == 0:
                    rows.append(y)
                    columns.append(place // 4)
                place = row.find(color, place + 1)
        if rows:
            print(min(columns), min(rows), max(columns), max(rows))
        else:
            time.sleep(0.1)
        """
}

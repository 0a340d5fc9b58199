import CSDL2
import InputEvents

/// The buttons of the pointer that are held down.
///
///     pressedButtons.set(1, isDown: true)
///     pressedButtons.first == .left
nonisolated struct PressedButtons {
    /// Bit n - 1 is set while SDL's button n is held.
    private(set) var mask: UInt32 = 0

    var isEmpty: Bool { mask == 0 }

    /// The held button with the lowest number; nil when none is held.
    var first: MouseEvent.Button? {
        isEmpty ? nil : Self.button(UInt8(mask.trailingZeroBitCount + 1))
    }

    /// Replaces the state by the one reported with a motion event.
    mutating func replace(mask: UInt32) { self.mask = mask }

    mutating func set(_ number: UInt8, isDown: Bool) {
        guard (1...32).contains(number) else { return }
        let bit: UInt32 = 1 << UInt32(number - 1)
        if isDown { mask |= bit } else { mask &= ~bit }
    }

    /// Returns the button for SDL's button number.
    static func button(_ number: UInt8) -> MouseEvent.Button {
        switch Int32(number) {
        case SDL_BUTTON_LEFT: .left
        case SDL_BUTTON_MIDDLE: .middle
        case SDL_BUTTON_RIGHT: .right
        default: .other(Int(number))
        }
    }
}

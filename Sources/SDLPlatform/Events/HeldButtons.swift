import CSDL2
import InputEvents

/// The buttons of the pointer that are held down.
///
///     held.set(1, isDown: true)
///     held.first == .left
nonisolated struct HeldButtons {
    /// Bit n - 1 is set while SDL's button n is held.
    private var mask: UInt32 = 0

    var isEmpty: Bool { mask == 0 }

    /// The one with the lowest number.
    var first: MouseEvent.Button? {
        isEmpty ? nil : Self.button(UInt8(mask.trailingZeroBitCount + 1))
    }

    /// Takes over what a motion event reports.
    mutating func replace(mask: UInt32) { self.mask = mask }

    mutating func set(_ number: UInt8, isDown: Bool) {
        guard (1...32).contains(number) else { return }
        let bit: UInt32 = 1 << UInt32(number - 1)
        if isDown { mask |= bit } else { mask &= ~bit }
    }

    /// The button with SDL's number.
    static func button(_ number: UInt8) -> MouseEvent.Button {
        switch Int32(number) {
        case SDL_BUTTON_LEFT: .left
        case SDL_BUTTON_MIDDLE: .middle
        case SDL_BUTTON_RIGHT: .right
        default: .other(Int(number))
        }
    }
}

/// A controller that decides what keys do to its sheet, and how large the sheet is.
///
///     extension LoginController: SheetBehavior {
///         func userMayDismiss() -> Bool { !isSigningIn }
///         func usesPresentationKey(_ event: KeyEvent) -> Bool { false }
///         func sheetSize(within room: Size) -> Size { Size(width: 320, height: 200) }
///     }
protocol SheetBehavior: ViewController {
    /// Called when the user presses Escape; returns whether the sheet is dismissed.
    func userMayDismiss() -> Bool
    /// Handles a key that nothing in the sheet has handled; returns whether it did something.
    func usesPresentationKey(_ event: KeyEvent) -> Bool
    /// The size of the sheet, in points, at most `room`.
    func sheetSize(within room: Size) -> Size
}

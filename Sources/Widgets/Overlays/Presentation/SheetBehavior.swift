/// A controller that customises keyboard handling and the size of its sheet.
///
///     extension LoginController: SheetBehavior {
///         func userMayDismiss() -> Bool { !isSigningIn }
///         func usesPresentationKey(_ event: KeyEvent) -> Bool { false }
///         func sheetSize(within room: Size) -> Size { Size(width: 320, height: 200) }
///     }
protocol SheetBehavior: ViewController {
    /// Called when the user presses Escape.
    ///
    /// - Returns: Whether the sheet is dismissed.
    func userMayDismiss() -> Bool
    /// Handles a key that no view in the sheet has handled.
    ///
    /// - Returns: Whether the key was handled.
    func usesPresentationKey(_ event: KeyEvent) -> Bool
    /// Returns the size of the sheet in points, at most `room`.
    func sheetSize(within room: Size) -> Size
}

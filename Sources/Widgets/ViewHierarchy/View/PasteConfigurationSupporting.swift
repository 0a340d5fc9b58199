/// A responder into which data can be pasted, by the Paste command and, for a view, by dropping it: `UIPasteConfigurationSupporting`.
///
/// Views and view controllers conform to it; set ``pasteConfiguration`` and override ``paste(itemProviders:)``.
///
///     editor.pasteConfiguration = PasteConfiguration(forAccepting: String.self)
public protocol PasteConfigurationSupporting: Responder {
    /// The types of data that can be pasted; nil, the default, for none.
    var pasteConfiguration: PasteConfiguration? { get set }
    /// Receives the providers of the pasted items that have one of the accepted types.
    func paste(itemProviders: [ItemProvider])
    /// Returns whether the items can be pasted; by default, whether one of them has an accepted type.
    func canPaste(_ itemProviders: [ItemProvider]) -> Bool
}

extension ViewController: PasteConfigurationSupporting {}

extension View {
    /// Presents an alert about a value while `isPresented` is true and there is a value.
    ///
    /// The value at the time of the presentation is passed to `actions` and `message` until a button has performed its action, even if `data`
    /// changes or becomes nil meanwhile.
    ///
    ///     .alert("Delete the file?", isPresented: $isAsking, presenting: file) { file in
    ///         Button("Delete", role: .destructive) { delete(file) }
    ///     } message: { file in
    ///         Text("\(file.name) cannot be restored.")
    ///     }
    public func alert<Data, Actions: View, Message: View>(
        _ title: String, isPresented: Binding<Bool>, presenting data: Data?, fileID: StaticString = #fileID,
        line: UInt = #line, @ViewBuilder actions: @escaping (Data) -> Actions,
        @ViewBuilder message: @escaping (Data) -> Message
    ) -> some View {
        DataQuestion(
            content: self, title: { _ in title }, style: .alert, isPresented: isPresented, data: data,
            actions: actions, message: message, site: DeclarationSite(fileID: fileID, line: line))
    }

    /// Presents an alert about a value, without a message, while `isPresented` is true and there is a value.
    public func alert<Data, Actions: View>(
        _ title: String, isPresented: Binding<Bool>, presenting data: Data?, fileID: StaticString = #fileID,
        line: UInt = #line, @ViewBuilder actions: @escaping (Data) -> Actions
    ) -> some View {
        alert(
            title, isPresented: isPresented, presenting: data, fileID: fileID, line: line, actions: actions
        ) { _ in EmptyView() }
    }

    /// Presents a list of choices about a value while `isPresented` is true and there is a value.
    ///
    /// The value at the time of the presentation is passed to `actions` and `message`, as for
    /// ``View/alert(_:isPresented:presenting:fileID:line:actions:message:)``.
    public func confirmationDialog<Data, Actions: View, Message: View>(
        _ title: String, isPresented: Binding<Bool>, presenting data: Data?, fileID: StaticString = #fileID,
        line: UInt = #line, @ViewBuilder actions: @escaping (Data) -> Actions,
        @ViewBuilder message: @escaping (Data) -> Message
    ) -> some View {
        DataQuestion(
            content: self, title: { _ in title }, style: .actionSheet, isPresented: isPresented, data: data,
            actions: actions, message: message, site: DeclarationSite(fileID: fileID, line: line))
    }

    /// Presents a list of choices about a value, without a message, while `isPresented` is true and there is a value.
    public func confirmationDialog<Data, Actions: View>(
        _ title: String, isPresented: Binding<Bool>, presenting data: Data?, fileID: StaticString = #fileID,
        line: UInt = #line, @ViewBuilder actions: @escaping (Data) -> Actions
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, presenting: data, fileID: fileID, line: line, actions: actions
        ) { _ in EmptyView() }
    }

    /// Presents an alert with the description of an error as its title while `isPresented` is true and there is an error.
    ///
    /// Unlike in SwiftUI, the title is the `description` of the error, which conforms to `CustomStringConvertible`: `LocalizedError` belongs to
    /// Foundation. The title for any other error is "The operation could not be completed.", with a diagnostic. The error at the time of the
    /// presentation is displayed until the alert is answered.
    ///
    /// The descriptions of Foundation's errors are for programmers; with Foundation, pass `error.localizedDescription` as the title of
    /// ``View/alert(_:isPresented:presenting:fileID:line:actions:)``.
    ///
    ///     .alert(isPresented: $hasFailed, error: error) { Button("Try Again") { load() } }
    public func alert<Failure: Error, Actions: View>(
        isPresented: Binding<Bool>, error: Failure?, fileID: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        alert(
            isPresented: isPresented, error: error, fileID: fileID, line: line, actions: { _ in actions() },
            message: { _ in EmptyView() })
    }

    /// Presents an alert with the description of an error as its title, and with actions and a message about the error, while `isPresented` is
    /// true and there is an error.
    ///
    /// The title of an error without a description is as for ``View/alert(isPresented:error:fileID:line:actions:)``.
    public func alert<Failure: Error, Actions: View, Message: View>(
        isPresented: Binding<Bool>, error: Failure?, fileID: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder actions: @escaping (Failure) -> Actions,
        @ViewBuilder message: @escaping (Failure) -> Message
    ) -> some View {
        let site = DeclarationSite(fileID: fileID, line: line)
        return DataQuestion(
            content: self, title: { $0.readableDescription ?? ErrorTitle.general }, style: .alert,
            isPresented: isPresented, data: error, actions: actions, message: message, site: site,
            willPresent: { ErrorTitle.check($0, site) })
    }
}

/// The titles of alerts about errors.
private enum ErrorTitle {
    /// The title for an error without a description.
    static let general = "The operation could not be completed."

    /// Reports an error without a description.
    static func check(_ error: some Error, _ site: DeclarationSite) {
        if error.readableDescription != nil { return }
        Diagnostics.reportInvalid(
            "the alert of \(site)",
            "presents \(type(of: error as any Error)).\(error), which has no description that a user can read",
            "the title is “\(general)”; let the error conform to CustomStringConvertible")
    }
}

/// A view that presents an alert or a confirmation dialog about a value.
private struct DataQuestion<Content: View, Data, Actions: View, Message: View>: View {
    let content: Content
    let title: (Data) -> String
    let style: AlertController.Style
    let isPresented: Binding<Bool>
    let data: Data?
    let actions: (Data) -> Actions
    let message: (Data) -> Message
    let site: DeclarationSite
    /// Called once for each presentation.
    var willPresent: (Data) -> Void = { _ in }
    @State private var presented = PresentedValue<Data>()

    var body: some View {
        let (isPresented, presented) = (isPresented, presented)
        let value = presented.update(to: data, isPresented: isPresented.wrappedValue, willPresent)
        content.asking(
            value.map(title) ?? "", style,
            Binding(
                get: { isPresented.wrappedValue && presented.value != nil },
                set: { isPresented.wrappedValue = $0 }),
            value.map(actions), value.map(message), site)
    }
}

/// The value that an alert presents, from the presentation to its end.
private final class PresentedValue<Value> {
    private(set) var value: Value?

    init() {}
    deinit {}

    /// Returns the value of the presentation; keeps the first one while `isPresented` is true.
    ///
    /// `willPresent` is called with that value once.
    func update(to new: Value?, isPresented: Bool, _ willPresent: (Value) -> Void) -> Value? {
        if !isPresented {
            value = nil
        } else if value == nil, let new {
            value = new
            willPresent(new)
        }
        return value
    }
}

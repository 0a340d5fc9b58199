import DeclarativeUI

/// An application whose window has unsaved changes after the first key, with a title that follows the model.
struct UnsavedProbe: App {
    var body: some Scene {
        WindowGroup("Scene") { UnsavedView() }
            .defaultSize(width: 400, height: 300)
            .commands { EmptyCommands() }
    }
}

private struct UnsavedView: View {
    @Environment(\.scenePhase) private var phase
    @FocusState private var isFocused: Bool
    @State private var text = ""
    @State private var isEdited = false

    var body: some View {
        TextField("Name", text: $text)
            .focused($isFocused)
            .onChange(of: text) { isEdited = true }
            .onChange(of: phase) { if phase == .active { say("active") } }
            .onAppear { isFocused = true }
            .task { await observeDialogs() }
            .navigationTitle(text.isEmpty ? "Untitled" : text)
            .dismissalConfirmationDialog("Save?", shouldPresent: isEdited) {
                Button("Save") {
                    isEdited = false
                    say("saved")
                }
                Button("Keep", role: .cancel) { say("kept") }
            }
    }
    /// Prints when a dialog has been presented.
    private func observeDialogs() async {
        var isPresented = false
        while !Task.isCancelled {
            let controller = Application.shared.windows.first?.rootViewController
            let isPresenting = controller?.presentedViewController != nil
            if isPresenting, !isPresented { say("asks") }
            isPresented = isPresenting
            try? await Task.sleep(for: .milliseconds(5))
        }
    }
}

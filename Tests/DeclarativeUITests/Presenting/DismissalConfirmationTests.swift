import Observation
import Testing
import WidgetsTesting

@testable import DeclarativeUI

@Observable private final class Draft {
    var isEdited = false
    var isKept = true
    var canSave = true
    var isSheetShown = false
    var failure = ""
    var isFailureShown = false
    var log: [String] = []
}

private struct Page: View {
    let draft: Draft

    var body: some View {
        VStack {
            Text("page")
            if draft.isKept {
                Text("draft")
                    .dismissalConfirmationDialog("Save the draft?", shouldPresent: draft.isEdited) {
                        Button("Save") {
                            draft.log.append("saved")
                            draft.isEdited = !draft.failure.isEmpty
                            draft.isFailureShown = draft.isEdited
                        }
                        .disabled(!draft.canSave)
                        Button("Discard", role: .destructive) { draft.log.append("discarded") }
                    } message: {
                        Text("It has changes.")
                    }
            }
        }
        .alert(
            draft.failure,
            isPresented: Binding(get: { draft.isFailureShown }, set: { draft.isFailureShown = $0 })
        ) {}
        .sheet(isPresented: Binding(get: { draft.isSheetShown }, set: { draft.isSheetShown = $0 })) {
            Sheet(draft: draft)
        }
    }
}

private struct Sheet: View {
    let draft: Draft
    @Environment(\.dismiss) private var dismiss
    @State private var isChanged = false

    var body: some View {
        VStack {
            Text("sheet")
            Button("Change") { isChanged = true }
            Button("Done") { dismiss() }
        }
        .dismissalConfirmationDialog("Discard the changes?", shouldPresent: isChanged) {
            Button("Drop", role: .destructive) { draft.log.append("dropped") }
            Button("Go on", role: .cancel) { draft.log.append("went on") }
        }
    }
}

/// `dismissalConfirmationDialog` in windows and sheets.
@Suite(.serialized)
struct DismissalConfirmationTests {
    private let draft = Draft()
    private let window = Widgets.Window(title: "Drafts", size: Size(width: 500, height: 400))
    private let harness: Harness

    init() throws {
        window.rootViewController = HostingController(rootView: Page(draft: draft))
        harness = Harness(window, size: window.frame.size)
        try harness.settle()
    }

    /// Begins to close the window as the user does, and returns the answer of its views.
    private func close() -> Task<Bool, Never> {
        Task { [window] in await window.confirmClosing() }
    }

    private func wait(for text: String) async throws { try await harness.wait { harness.contains(text) } }

    private func wait(forLog log: [String]) async throws { try await harness.wait { draft.log == log } }

    @Test func `The window has the mark and a question while the dialog should be presented`() throws {
        #expect(!window.isDocumentEdited && window.closeConfirmation == nil)
        draft.isEdited = true
        try harness.settle()
        #expect(window.isDocumentEdited && window.closeConfirmation != nil)
        draft.isEdited = false
        try harness.settle()
        #expect(!window.isDocumentEdited && window.closeConfirmation == nil)
        draft.isEdited = true
        try harness.settle()
        draft.isKept = false
        try harness.settle()
        #expect(!window.isDocumentEdited && window.closeConfirmation == nil)
    }

    @Test func `Cancel keeps the window, and another button closes it after its action`() async throws {
        draft.isEdited = true
        try harness.settle()
        var answer = close()
        try await wait(for: "Save the draft?")
        #expect(harness.contains("It has changes."))
        try harness.click("Cancel")
        #expect(await !answer.value)
        #expect(draft.log.isEmpty && window.isDocumentEdited)

        answer = close()
        try await wait(for: "Save the draft?")
        try harness.key(.keyboardEscape)
        #expect(await !answer.value)

        answer = close()
        try await wait(for: "Save the draft?")
        try harness.click("Discard")
        #expect(await answer.value)
        #expect(draft.log == ["discarded"])

        answer = close()
        try await wait(for: "Save the draft?")
        try harness.click("Save")
        #expect(await answer.value)
        #expect(draft.log == ["discarded", "saved"] && !window.isDocumentEdited)
        #expect(await close().value)
    }

    @Test func `An action that presents an alert keeps the window open`() async throws {
        draft.isEdited = true
        draft.failure = "The disk is full."
        try harness.settle()
        var answer = close()
        try await wait(for: "Save the draft?")
        try harness.click("Save")
        #expect(await !answer.value)
        try await wait(for: "The disk is full.")
        try harness.click("OK")
        draft.failure = ""
        try harness.settle()
        answer = close()
        try await wait(for: "Save the draft?")
        try harness.click("Save")
        #expect(await answer.value)
    }

    @Test func `The buttons follow the model while the dialog is displayed`() async throws {
        draft.isEdited = true
        try harness.settle()
        let answer = close()
        try await wait(for: "Save the draft?")
        draft.canSave = false
        try harness.settle()
        #expect(try !harness.find(Widgets.Button.self, "Save").isEnabled)
        try harness.click("Cancel")
        #expect(await !answer.value)
    }

    @Test func `Without its view the dialog disappears, and the window stays open`() async throws {
        draft.isEdited = true
        try harness.settle()
        let answer = close()
        try await wait(for: "Save the draft?")
        draft.isKept = false
        try harness.settle()
        #expect(await !answer.value)
        try await harness.wait { !harness.contains("Save the draft?") }
    }

    @Test func `The program's own mark and question are asked too, and restored`() async throws {
        var count = 0
        window.closeConfirmation = {
            count += 1
            return false
        }
        window.isDocumentEdited = true
        draft.isEdited = true
        try harness.settle()
        let answer = close()
        try await wait(for: "Save the draft?")
        #expect(count == 0)
        try harness.click("Save")
        #expect(await !answer.value)
        #expect(count == 1)
        try harness.settle()
        #expect(window.isDocumentEdited)
        #expect(await !close().value)
        #expect(count == 2)
    }

    @Test func `A sheet asks for Escape and for dismiss, and counts for its window`() async throws {
        draft.isSheetShown = true
        try harness.settle()
        try harness.click("Change")
        #expect(window.isDocumentEdited)
        try harness.key(.keyboardEscape)
        try await wait(for: "Discard the changes?")
        try harness.click("Go on")
        try await wait(forLog: ["went on"])
        #expect(draft.isSheetShown && harness.contains("sheet"))

        let answer = close()
        try await wait(for: "Discard the changes?")
        try harness.click("Go on")
        #expect(await !answer.value)

        try harness.click("Done")
        try await wait(for: "Discard the changes?")
        try harness.click("Drop")
        try await harness.wait { !draft.isSheetShown && !harness.contains("sheet") }
        #expect(draft.log == ["went on", "went on", "dropped"] && !window.isDocumentEdited)
    }

    @Test func `A sheet without changes, and one whose binding is set, are dismissed without a question`()
        throws
    {
        draft.isEdited = true
        draft.isSheetShown = true
        try harness.settle()
        try harness.key(.keyboardEscape)
        #expect(!draft.isSheetShown)
        draft.isSheetShown = true
        try harness.settle()
        try harness.click("Change")
        draft.isSheetShown = false
        try harness.settle()
        #expect(!harness.contains("Discard the changes?") && !harness.contains("sheet"))
    }
}

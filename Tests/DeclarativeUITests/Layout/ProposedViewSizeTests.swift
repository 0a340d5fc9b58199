import DeclarativeUI
import Testing

struct ProposedViewSizeTests {
    @Test func `A nil dimension is kept`() {
        var proposal = ProposedViewSize(width: nil, height: 20)
        #expect(proposal.width == nil && proposal.height == 20)
        proposal.width = 5
        proposal.height = nil
        #expect(proposal == ProposedViewSize(width: 5, height: nil))
        #expect(ProposedViewSize(width: .nan, height: nil) == .unspecified)
        #expect(ProposedViewSize.unspecified.hashValue == ProposedViewSize(width: nil, height: nil).hashValue)
        #expect(ProposedViewSize.zero != .unspecified && ProposedViewSize.infinity != .zero)
    }

    @Test func `Unspecified dimensions are replaced`() {
        #expect(
            ProposedViewSize(width: 7, height: nil).replacingUnspecifiedDimensions()
                == Size(width: 7, height: 10))
        #expect(
            ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: Size(width: 1, height: 2))
                == Size(width: 1, height: 2))
        #expect(ProposedViewSize(Size(width: 3, height: 4)) == ProposedViewSize(width: 3, height: 4))
    }

    @Test func `Its size is two words`() { #expect(MemoryLayout<ProposedViewSize>.size == 16) }
}

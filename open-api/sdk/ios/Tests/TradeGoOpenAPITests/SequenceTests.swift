import XCTest

@testable import TradeGoOpenAPI

final class SequenceTests: XCTestCase {
    private var sequence = UpdateSequence(channel: .depth, symbol: "02871.HK")

    private func depth(_ number: Int64) -> Update {
        .depth(Depth(symbol: "02871.HK", sequence: number, time: "", bids: [], asks: []))
    }

    func testAGapIsFilledBeforeAnythingNewerIsDelivered() {
        _ = sequence.snapshot(depth(10))
        XCTAssertEqual(sequence.update(depth(13)).resend, 11...12)
        XCTAssertEqual(sequence.update(depth(14)).items, [])
        let gap = Gap(channel: .depth, symbol: "02871.HK", first: 11, last: 12, snapshot: nil)
        XCTAssertEqual(
            sequence.resent([depth(11), depth(12)], snapshot: nil).items,
            [.update(depth(11)), .update(depth(12)), .gap(gap), .update(depth(13)), .update(depth(14))])
    }

    func testWhatComesTwiceIsDeliveredOnce() {
        XCTAssertEqual(sequence.update(depth(1)).items.count, 1)
        XCTAssertEqual(sequence.update(depth(1)).items.count, 0)
    }

    func testAfterABreakTheSnapshotShowsWhatWasMissed() {
        _ = sequence.snapshot(depth(10))
        sequence.interrupted()
        XCTAssertEqual(sequence.snapshot(depth(13)).resend, 11...13)
    }
}

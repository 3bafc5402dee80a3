import XCTest

@testable import TradeGoOpenApi

final class UpdateSequenceTests: XCTestCase {
    private var sequence = UpdateSequence(channel: .depth, symbol: "02871.HK")

    private func depth(_ number: Int64) -> Depth {
        Depth(symbol: "02871.HK", sequence: number, time: Date(timeIntervalSince1970: 0), bids: [], asks: [])
    }

    private func gap(_ first: Int64, _ last: Int64, snapshot: Update? = nil) -> Item {
        .gap(Gap(channel: .depth, symbol: "02871.HK", first: first, last: last, snapshot: snapshot))
    }

    func testAGapIsFilledBeforeAnythingNewerIsDelivered() {
        XCTAssertEqual(sequence.snapshot(.depth(depth(10))).items, [.depth(depth(10))])
        XCTAssertEqual(sequence.update(.depth(depth(13))).resend, 11...12)
        XCTAssertEqual(sequence.update(.depth(depth(14))).items, [])
        XCTAssertEqual(
            sequence.resent([.depth(depth(11)), .depth(depth(12))], snapshot: nil).items,
            [.depth(depth(11)), .depth(depth(12)), gap(11, 12), .depth(depth(13)), .depth(depth(14))])
    }

    func testAGapThatCannotBeFilledIsToldWithTheState() {
        _ = sequence.snapshot(.depth(depth(10)))
        XCTAssertEqual(sequence.update(.depth(depth(40))).resend, 11...39)
        XCTAssertEqual(
            sequence.resent([], snapshot: .depth(depth(40))).items, [gap(11, 39, snapshot: .depth(depth(40)))])
        XCTAssertEqual(sequence.update(.depth(depth(41))).items, [.depth(depth(41))])
    }

    func testASecondGapBehindTheFirstIsAskedForToo() {
        _ = sequence.snapshot(.depth(depth(1)))
        _ = sequence.update(.depth(depth(3)))
        _ = sequence.update(.depth(depth(6)))
        let outcome = sequence.resent([.depth(depth(2))], snapshot: nil)
        XCTAssertEqual(outcome.items, [.depth(depth(2)), gap(2, 2), .depth(depth(3))])
        XCTAssertEqual(outcome.resend, 4...5)
    }

    func testWhatComesTwiceIsDeliveredOnce() {
        XCTAssertEqual(sequence.update(.depth(depth(1))).items.count, 1)
        XCTAssertEqual(sequence.update(.depth(depth(1))).items.count, 0)
    }

    func testAfterABreakTheSnapshotShowsWhatWasMissed() {
        _ = sequence.snapshot(.depth(depth(10)))
        sequence.interrupted()
        XCTAssertEqual(sequence.snapshot(.depth(depth(13))).resend, 11...13)
    }

    func testANewSessionNumbersAnew() {
        _ = sequence.snapshot(.depth(depth(10)))
        sequence.reset()
        XCTAssertEqual(sequence.snapshot(.depth(depth(3))).items, [.depth(depth(3))])
    }
}

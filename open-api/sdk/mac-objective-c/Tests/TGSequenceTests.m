#import <XCTest/XCTest.h>

#import "TGInternal.h"
#import "TGSequence.h"

@interface TGSequenceTests : XCTestCase
@end

@implementation TGSequenceTests {
  TGSequence *_sequence;
  NSMutableArray<NSString *> *_asked;
  NSMutableArray<NSString *> *_seen;
}

- (void)setUp {
  NSMutableArray *asked = _asked = [NSMutableArray array];
  NSMutableArray *seen = _seen = [NSMutableArray array];
  _sequence = [[TGSequence alloc] init];
  _sequence.ask = ^(long long first, long long last) {
    [asked addObject:[NSString stringWithFormat:@"%lld-%lld", first, last]];
  };
  _sequence.deliver = ^(TGUpdate *update) {
    [seen addObject:[NSString stringWithFormat:@"%lld", update.sequence]];
  };
  _sequence.missed = ^(long long first, long long last, TGUpdate *snapshot) {
    [seen addObject:[NSString stringWithFormat:@"%lld-%lld%@", first, last, snapshot == nil ? @"" : @" lost"]];
  };
}

- (TGUpdate *)depth:(long long)number {
  return TGReadUpdate(@{
    @"type" : @"depth",
    @"symbol" : @"02871.HK",
    @"sequence" : @(number),
    @"time" : @"2026-11-20T10:15:00.250+08:00",
    @"bids" : @[],
    @"asks" : @[]
  });
}

- (void)testAGapIsFilledBeforeAnythingNewerIsDelivered {
  [_sequence takeSnapshot:[self depth:10]];
  for (NSNumber *number in @[ @11, @14, @15 ]) [_sequence takeUpdate:[self depth:number.longLongValue]];
  XCTAssertEqualObjects(_asked, @[ @"12-13" ]);
  XCTAssertEqualObjects(_seen, (@[ @"10", @"11" ]));
  [_sequence takeResent:@[ [self depth:12], [self depth:13] ] snapshot:nil];
  XCTAssertEqualObjects(_seen, (@[ @"10", @"11", @"12", @"13", @"12-13", @"14", @"15" ]));
}

- (void)testAGapThatCannotBeFilledIsToldWithTheState {
  [_sequence takeSnapshot:[self depth:10]];
  [_sequence takeUpdate:[self depth:40]];
  [_sequence takeResent:@[] snapshot:[self depth:40]];
  [_sequence takeUpdate:[self depth:41]];
  XCTAssertEqualObjects(_seen, (@[ @"10", @"11-39 lost", @"41" ]));
}

- (void)testWhatComesTwiceIsDeliveredOnce {
  for (NSNumber *number in @[ @1, @2, @2, @1, @3 ]) [_sequence takeUpdate:[self depth:number.longLongValue]];
  XCTAssertEqualObjects(_seen, (@[ @"1", @"2", @"3" ]));
}

- (void)testAfterABreakTheSnapshotShowsWhatWasMissed {
  [_sequence takeSnapshot:[self depth:10]];
  [_sequence interrupted];
  [_sequence takeSnapshot:[self depth:13]];
  XCTAssertEqualObjects(_asked, @[ @"11-13" ]);
}

- (void)testANewSessionNumbersAnew {
  [_sequence takeSnapshot:[self depth:10]];
  [_sequence reset];
  [_sequence takeSnapshot:[self depth:3]];
  XCTAssertEqualObjects(_seen, (@[ @"10", @"3" ]));
}

@end

#import <XCTest/XCTest.h>

#import "../TradeGoOpenAPI/TGSequence.h"

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
  _sequence.deliver = ^(NSDictionary *update) {
    [seen addObject:[update[@"sequence"] stringValue]];
  };
  _sequence.missed = ^(long long first, long long last, NSDictionary *snapshot) {
    [seen addObject:[NSString stringWithFormat:@"gap %lld-%lld", first, last]];
  };
}

- (void)testAGapIsFilledBeforeAnythingNewerIsDelivered {
  [_sequence takeSnapshot:@{@"sequence" : @10}];
  for (NSNumber *number in @[ @11, @14, @15 ]) [_sequence takeUpdate:@{@"sequence" : number}];
  XCTAssertEqualObjects(_asked, @[ @"12-13" ]);
  XCTAssertEqualObjects(_seen, (@[ @"10", @"11" ]));
  [_sequence takeResent:@[ @{@"sequence" : @12}, @{@"sequence" : @13} ] snapshot:nil];
  XCTAssertEqualObjects(_seen, (@[ @"10", @"11", @"12", @"13", @"gap 12-13", @"14", @"15" ]));
}

- (void)testAfterABreakTheSnapshotShowsWhatWasMissed {
  [_sequence takeSnapshot:@{@"sequence" : @10}];
  [_sequence interrupted];
  [_sequence takeSnapshot:@{@"sequence" : @13}];
  XCTAssertEqualObjects(_asked, @[ @"11-13" ]);
}

@end

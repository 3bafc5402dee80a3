#import <XCTest/XCTest.h>

#import "TGInternal.h"

@interface TGMessagesTests : XCTestCase
@end

@implementation TGMessagesTests

- (NSDictionary *)quote {
  return @{
    @"type" : @"quote",
    @"symbol" : @"07061.HK",
    @"sequence" : @7,
    @"time" : @"2026-11-20T10:15:00.250+08:00",
    @"status" : @"halted",
    @"last" : NSNull.null,
    @"open" : NSNull.null,
    @"high" : NSNull.null,
    @"low" : NSNull.null,
    @"previousClose" : @"10.00",
    @"bid" : NSNull.null,
    @"ask" : @"10.02",
    @"volume" : @0,
    @"turnover" : @"0.00"
  };
}

- (void)testTheSignatureIsThatOfTheProtocol {
  XCTAssertEqualObjects(TGSignature(@"sample-secret", @"5f20c7a1b4e94d0c8a6f3e2d1b0c9f87", @"sample-key"),
                        @"851cbe7bd371d80af6d72268d6aa94d042a29db09748bd6ec91fec3a17c210b5");
}

- (void)testAQuoteIsReadExactly {
  TGQuote *quote = (TGQuote *)TGReadUpdate([self quote]);
  XCTAssertTrue([quote isKindOfClass:[TGQuote class]]);
  XCTAssertNil(quote.last);
  XCTAssertEqualObjects(quote.ask, [NSDecimalNumber decimalNumberWithMantissa:1002 exponent:-2 isNegative:NO]);
  XCTAssertEqualObjects(quote.status, TGStatusHalted);
  XCTAssertEqualObjects(quote.channel, TGChannelQuote);
  XCTAssertEqualWithAccuracy(quote.time.timeIntervalSince1970, 1795140900.25, 0.001);
}

- (void)testAMessageThatDoesNotFitIsRefused {
  NSDictionary<NSString *, id> *misfits = @{
    @"previousClose" : NSNull.null,
    @"ask" : @10.02,
    @"bid" : @"10.00 HKD",
    @"status" : @"asleep",
    @"time" : @"10:15:00.250+08:00",
    @"sequence" : @"7",
    @"type" : @"auction"
  };
  for (NSString *name in misfits) {
    NSMutableDictionary *message = [[self quote] mutableCopy];
    message[name] = misfits[name];
    XCTAssertNil(TGReadUpdate(message), @"%@", name);
  }
  NSMutableDictionary *without = [[self quote] mutableCopy];
  [without removeObjectForKey:@"last"];
  XCTAssertNil(TGReadUpdate(without));
  XCTAssertNil(TGReadUpdate(@[]));
}

- (void)testADepthWithALevelThatDoesNotFitIsRefused {
  NSDictionary *level = @{@"price" : @"48.34", @"quantity" : @12500, @"orders" : @6};
  NSMutableDictionary *depth = [@{
    @"type" : @"depth",
    @"symbol" : @"02871.HK",
    @"sequence" : @388,
    @"time" : @"2026-11-20T10:15:00.250+08:00",
    @"bids" : @[ level ],
    @"asks" : @[]
  } mutableCopy];
  XCTAssertEqual(((TGDepth *)TGReadUpdate(depth)).bids.firstObject.quantity, 12500);
  depth[@"asks"] = @[ @{@"price" : @"48.36"} ];
  XCTAssertNil(TGReadUpdate(depth));
}

@end

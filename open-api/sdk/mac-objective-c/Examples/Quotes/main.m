#import <TradeGoOpenApi/TradeGoOpenApi.h>

@interface Printer : NSObject <TGSessionDelegate>
@end

@implementation Printer

- (void)session:(TGSession *)session didReceiveUpdate:(TGUpdate *)update {
  if ([update isKindOfClass:[TGQuote class]]) NSLog(@"%@ %@", update.symbol, ((TGQuote *)update).last);
}

- (void)session:(TGSession *)session
    didMissUpdatesOfSymbol:(NSString *)symbol
                   channel:(TGChannel)channel
                      from:(long long)first
                        to:(long long)last
                  snapshot:(TGUpdate *)snapshot {
  NSLog(@"%@ missed %lld to %lld", symbol, first, last);
}

- (void)session:(TGSession *)session didFailWithError:(NSError *)error isOver:(BOOL)isOver {
  NSLog(@"%@", error.localizedDescription);
  if (isOver) exit(1);
}

@end

/// Follows one security of the sandbox until it is interrupted.
int main(void) {
  @autoreleasepool {
    TGOpenApi *api = [[TGOpenApi alloc] initWithKey:@"sample-key" secret:@"sample-secret" area:TGAreaSandbox];
    Printer *printer = [[Printer alloc] init];
    TGSession *session = [api connectWithDelegate:printer];
    [session subscribe:@[ @"02871" ] channel:TGChannelQuote];
    [NSRunLoop.mainRunLoop run];
  }
  return 0;
}

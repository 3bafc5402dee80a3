#import <TradeGoOpenAPI/TGSession.h>

@interface Printer : NSObject <TGSessionDelegate>
@end

@implementation Printer

- (void)sessionDidSignIn:(TGSession *)session {
  [session subscribe:@[ @"02871" ] channel:TGChannelQuote];
}

- (void)session:(TGSession *)session didReceiveUpdate:(NSDictionary *)update {
  NSLog(@"%@ %@ %@", update[@"time"], update[@"symbol"], update[@"last"]);
}

- (void)session:(TGSession *)session
    didMissUpdatesOfSymbol:(NSString *)symbol
                   channel:(TGChannel)channel
                      from:(long long)first
                        to:(long long)last
                  snapshot:(NSDictionary *)snapshot {
  NSLog(@"%@: %lld to %lld", symbol, first, last);
}

- (void)session:(TGSession *)session didFailWithError:(NSError *)error isOver:(BOOL)isOver {
  NSLog(@"%@", error);
}

@end

/// Follows one security in the sandbox until the process is ended.
int main(void) {
  @autoreleasepool {
    NSURL *sandbox = [NSURL URLWithString:@"ws://127.0.0.1:4510/"];
    TGSession *session = [[TGSession alloc] initWithKey:@"sample-key" secret:@"sample-secret" URL:sandbox queue:nil];
    Printer *printer = [[Printer alloc] init];
    session.delegate = printer;
    [session connect];
    [[NSRunLoop mainRunLoop] run];
  }
  return 0;
}

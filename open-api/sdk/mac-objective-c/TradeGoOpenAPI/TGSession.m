#import "TGSession.h"

#import <CommonCrypto/CommonHMAC.h>

#import "TGSequence.h"

NSErrorDomain const TGErrorDomain = @"TradeGoOpenAPI";
NSErrorUserInfoKey const TGErrorCodeKey = @"code";
TGChannel const TGChannelQuote = @"quote";
TGChannel const TGChannelDepth = @"depth";

static NSString *const TGVersion = @"2.0";
static NSTimeInterval const TGFirstWait = 0.5;
static NSTimeInterval const TGLongestWait = 30;
static NSTimeInterval const TGAnswerWithin = 10;
static NSUInteger const TGSymbolsPerRequest = 50;

typedef void (^TGThen)(NSDictionary *answer, NSError *error);

@implementation TGSession {
  NSString *_key;
  NSString *_secret;
  NSURL *_url;
  NSOperationQueue *_queue;
  NSURLSession *_http;
  NSURLSessionWebSocketTask *_task;
  NSMutableDictionary<NSNumber *, TGThen> *_asked;
  /// By "channel symbol".
  NSMutableDictionary<NSString *, TGSequence *> *_sequences;
  NSInteger _nextId;
  NSString *_session;
  NSError *_said;
  NSTimeInterval _retryAfter;
  NSTimeInterval _wait;
  BOOL _signedIn;
  BOOL _closed;
}

- (instancetype)initWithKey:(NSString *)key secret:(NSString *)secret URL:(NSURL *)url queue:(NSOperationQueue *)queue {
  self = [super init];
  if (self) {
    _key = [key copy];
    _secret = [secret copy];
    _url = url ?: [NSURL URLWithString:@"wss://api.example.com/stream"];
    // All state is touched on this queue alone, so it takes one operation at a time.
    _queue = queue ?: [NSOperationQueue mainQueue];
    _queue.maxConcurrentOperationCount = 1;
    _http = [NSURLSession sessionWithConfiguration:NSURLSessionConfiguration.defaultSessionConfiguration
                                          delegate:nil
                                     delegateQueue:_queue];
    _asked = [NSMutableDictionary dictionary];
    _sequences = [NSMutableDictionary dictionary];
    _wait = TGFirstWait;
    _reconnects = YES;
  }
  return self;
}

- (void)connect {
  [_queue addOperationWithBlock:^{
    [self open];
  }];
}

- (void)subscribe:(NSArray<NSString *> *)symbols channel:(TGChannel)channel {
  [_queue addOperationWithBlock:^{
    NSMutableArray<NSString *> *list = [NSMutableArray array];
    for (NSString *symbol in symbols) {
      NSString *whole = [self wholeSymbol:symbol];
      [list addObject:whole];
      [self follow:whole channel:channel];
    }
    // What is followed before signing in is asked for as soon as that is done.
    if (self->_signedIn) [self askFor:list channel:channel];
  }];
}

- (void)unsubscribe:(NSArray<NSString *> *)symbols channel:(TGChannel)channel {
  [_queue addOperationWithBlock:^{
    NSMutableArray<NSString *> *list = [NSMutableArray array];
    for (NSString *symbol in symbols) {
      NSString *whole = [self wholeSymbol:symbol];
      [list addObject:whole];
      [self->_sequences removeObjectForKey:[self nameOf:whole channel:channel]];
    }
    [self request:@{@"type" : @"unsubscribe", @"channel" : channel, @"symbols" : list}
             then:^(NSDictionary *answer, NSError *error) {
               if (error) [self.delegate session:self didFailWithError:error isOver:NO];
             }];
  }];
}

- (void)snapshotOf:(NSString *)symbol
           channel:(TGChannel)channel
        completion:(void (^)(NSDictionary *, NSError *))completion {
  [_queue addOperationWithBlock:^{
    [self request:@{@"type" : @"getSnapshot", @"channel" : channel, @"symbol" : [self wholeSymbol:symbol]}
             then:^(NSDictionary *answer, NSError *error) {
               completion(answer[@"state"], error);
             }];
  }];
}

- (void)close {
  [_queue addOperationWithBlock:^{
    self->_closed = YES;
    NSURLSessionWebSocketTask *task = self->_task;
    [self request:@{@"type" : @"signOut"}
             then:^(NSDictionary *answer, NSError *error) {
               [task cancelWithCloseCode:NSURLSessionWebSocketCloseCodeNormalClosure reason:nil];
             }];
  }];
}

- (void)open {
  _said = nil;
  _retryAfter = 0;
  _task = [_http webSocketTaskWithURL:_url];
  [_task resume];
  [self readFrom:_task];
}

- (void)readFrom:(NSURLSessionWebSocketTask *)task {
  [task receiveMessageWithCompletionHandler:^(NSURLSessionWebSocketMessage *message, NSError *error) {
    [self->_queue addOperationWithBlock:^{
      if (error != nil) {
        [self lost:task error:error];
        return;
      }
      NSData *data = [message.string dataUsingEncoding:NSUTF8StringEncoding] ?: message.data;
      NSDictionary *read = [NSJSONSerialization JSONObjectWithData:data options:0 error:nil];
      if (task == self->_task && [read isKindOfClass:[NSDictionary class]]) [self receive:read];
      [self readFrom:task];
    }];
  }];
}

- (void)receive:(NSDictionary *)message {
  NSString *type = message[@"type"];
  NSNumber *number = message[@"id"];
  if ([type isEqual:@"hello"]) {
    [self signIn:message[@"nonce"]];
  } else if ([type isEqual:@"heartbeat"]) {
    [self send:@{@"type" : type, @"id" : number}];
  } else if ([type isEqual:TGChannelQuote] || [type isEqual:TGChannelDepth]) {
    [_sequences[[self nameOf:message[@"symbol"] channel:type]] takeUpdate:message];
  } else if ([type isEqual:@"error"]) {
    NSDictionary *info = @{NSLocalizedDescriptionKey : message[@"message"], TGErrorCodeKey : message[@"code"]};
    NSError *error = [NSError errorWithDomain:TGErrorDomain code:1 userInfo:info];
    if ([message[@"ends"] boolValue]) {
      _said = error;
      _retryAfter = [message[@"retryAfter"] doubleValue] / 1000;
    } else if (number != nil) {
      [self settle:number answer:nil error:error];
    }
  } else if (number != nil && _asked[number] != nil) {
    [self settle:number answer:message error:nil];
  } else if ([type isEqual:@"snapshot"]) {
    // The answer to subscribe was `subscribed`; the snapshots after it carry the same number.
    [_sequences[[self nameOf:message[@"symbol"] channel:message[@"channel"]]] takeSnapshot:message[@"state"]];
  }
}

- (void)signIn:(NSString *)nonce {
  NSString *text = [NSString stringWithFormat:@"%@\n%@\n%@", nonce, _key, TGVersion];
  NSDictionary *message =
      @{@"type" : @"signIn", @"version" : TGVersion, @"key" : _key, @"signature" : [self signatureOf:text]};
  [self request:message
           then:^(NSDictionary *answer, NSError *error) {
             if (error != nil) return;  // the server closes the connection, and `lost` says why
             NSString *session = answer[@"session"];
             if (self->_session != nil && ![self->_session isEqual:session]) {
               for (TGSequence *sequence in self->_sequences.allValues) [sequence reset];
             }
             self->_session = session;
             self->_wait = TGFirstWait;
             self->_signedIn = YES;
             for (TGChannel channel in @[ TGChannelQuote, TGChannelDepth ]) {
               NSMutableArray<NSString *> *list = [NSMutableArray array];
               for (NSString *name in self->_sequences) {
                 NSArray<NSString *> *parts = [name componentsSeparatedByString:@" "];
                 if ([parts.firstObject isEqual:channel]) [list addObject:parts.lastObject];
               }
               [self askFor:list channel:channel];
             }
             [self.delegate sessionDidSignIn:self];
           }];
}

- (void)follow:(NSString *)symbol channel:(TGChannel)channel {
  __weak TGSession *weak = self;
  TGSequence *sequence = [[TGSequence alloc] init];
  sequence.deliver = ^(NSDictionary *update) {
    TGSession *session = weak;
    [session.delegate session:session didReceiveUpdate:update];
  };
  sequence.missed = ^(long long first, long long last, NSDictionary *snapshot) {
    TGSession *session = weak;
    [session.delegate session:session
        didMissUpdatesOfSymbol:symbol
                       channel:channel
                          from:first
                            to:last
                      snapshot:snapshot];
  };
  sequence.ask = ^(long long first, long long last) {
    [weak resend:symbol channel:channel first:first last:last];
  };
  _sequences[[self nameOf:symbol channel:channel]] = sequence;
}

- (void)resend:(NSString *)symbol channel:(TGChannel)channel first:(long long)first last:(long long)last {
  NSDictionary *message =
      @{@"type" : @"resend", @"channel" : channel, @"symbol" : symbol, @"first" : @(first), @"last" : @(last)};
  [self request:message
           then:^(NSDictionary *answer, NSError *error) {
             // A line that broke is mended by connecting again, which finds the same gap.
             if (error != nil) return;
             id snapshot = answer[@"snapshot"];
             if (snapshot == [NSNull null]) snapshot = nil;
             TGSequence *sequence = self->_sequences[[self nameOf:symbol channel:channel]];
             [sequence takeResent:answer[@"messages"] snapshot:snapshot];
           }];
}

- (void)askFor:(NSArray<NSString *> *)symbols channel:(TGChannel)channel {
  for (NSUInteger at = 0; at < symbols.count; at += TGSymbolsPerRequest) {
    NSRange range = NSMakeRange(at, MIN(TGSymbolsPerRequest, symbols.count - at));
    NSArray *some = [symbols subarrayWithRange:range];
    [self request:@{@"type" : @"subscribe", @"channel" : channel, @"symbols" : some}
             then:^(NSDictionary *answer, NSError *error) {
               // When the line breaks, connecting again subscribes again.
               if ([error.domain isEqual:TGErrorDomain]) [self.delegate session:self didFailWithError:error isOver:NO];
             }];
  }
}

- (void)request:(NSDictionary *)fields then:(TGThen)then {
  NSNumber *number = @(++_nextId);
  NSMutableDictionary *message = [fields mutableCopy];
  message[@"id"] = number;
  _asked[number] = then;
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(TGAnswerWithin * NSEC_PER_SEC)),
                 dispatch_get_global_queue(QOS_CLASS_UTILITY, 0), ^{
                   [self->_queue addOperationWithBlock:^{
                     [self settle:number answer:nil error:[self errorOf:NSURLErrorTimedOut]];
                   }];
                 });
  if (_task == nil) {
    [self settle:number answer:nil error:[self errorOf:NSURLErrorNotConnectedToInternet]];
  } else {
    [self send:message];
  }
}

- (void)send:(NSDictionary *)message {
  NSData *data = [NSJSONSerialization dataWithJSONObject:message options:0 error:nil];
  NSString *text = [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding];
  // A line that broke is noticed by reading.
  [_task sendMessage:[[NSURLSessionWebSocketMessage alloc] initWithString:text]
      completionHandler:^(NSError *error){
      }];
}

- (void)settle:(NSNumber *)number answer:(NSDictionary *)answer error:(NSError *)error {
  TGThen then = _asked[number];
  if (then == nil) return;
  [_asked removeObjectForKey:number];
  then(answer, error);
}

- (void)lost:(NSURLSessionWebSocketTask *)task error:(NSError *)error {
  if (task != _task) return;
  _task = nil;
  _signedIn = NO;
  NSError *why = _said ?: error;
  for (NSNumber *number in _asked.allKeys) [self settle:number answer:nil error:why];
  for (TGSequence *sequence in _sequences.allValues) [sequence interrupted];
  if (_closed) return;
  NSSet *worthAnotherTry = [NSSet setWithArray:@[
    @"too-large", @"sign-in-timeout", @"heartbeat-missed", @"too-many-connections", @"slow-consumer", @"server-closing",
    @"internal"
  ]];
  BOOL isFinal = _said != nil && ![worthAnotherTry containsObject:_said.userInfo[TGErrorCodeKey]];
  if (isFinal || !self.reconnects) {
    [self.delegate session:self didFailWithError:why isOver:YES];
    return;
  }
  NSTimeInterval wait = MAX(_wait, _retryAfter);
  _wait = MIN(_wait * 2, TGLongestWait);
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(wait * NSEC_PER_SEC)),
                 dispatch_get_global_queue(QOS_CLASS_UTILITY, 0), ^{
                   [self->_queue addOperationWithBlock:^{
                     if (!self->_closed) [self open];
                   }];
                 });
}

- (NSString *)signatureOf:(NSString *)text {
  NSData *secret = [_secret dataUsingEncoding:NSUTF8StringEncoding];
  NSData *bytes = [text dataUsingEncoding:NSUTF8StringEncoding];
  unsigned char digest[CC_SHA256_DIGEST_LENGTH];
  CCHmac(kCCHmacAlgSHA256, secret.bytes, secret.length, bytes.bytes, bytes.length, digest);
  NSMutableString *hex = [NSMutableString string];
  for (size_t i = 0; i < sizeof digest; i++) [hex appendFormat:@"%02x", digest[i]];
  return hex;
}

- (NSError *)errorOf:(NSInteger)code {
  return [NSError errorWithDomain:NSURLErrorDomain code:code userInfo:nil];
}

- (NSString *)nameOf:(NSString *)symbol channel:(TGChannel)channel {
  return [NSString stringWithFormat:@"%@ %@", channel, symbol];
}

/// `02871` is written `02871.HK` on the wire.
- (NSString *)wholeSymbol:(NSString *)symbol {
  NSCharacterSet *others = NSCharacterSet.decimalDigitCharacterSet.invertedSet;
  BOOL isCode = symbol.length == 5 && [symbol rangeOfCharacterFromSet:others].location == NSNotFound;
  return isCode ? [symbol stringByAppendingString:@".HK"] : symbol;
}

@end

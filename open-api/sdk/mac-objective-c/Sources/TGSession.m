#import <TradeGoOpenApi/TGSession.h>

#import <TradeGoOpenApi/TGOpenApi.h>

#import "TGInternal.h"
#import "TGSequence.h"

NSErrorDomain const TGServerErrorDomain = @"TradeGoOpenApi.server";
NSErrorDomain const TGConnectionErrorDomain = @"TradeGoOpenApi.connection";
NSErrorUserInfoKey const TGErrorCodeKey = @"code";
NSErrorUserInfoKey const TGErrorEndsKey = @"ends";
NSErrorUserInfoKey const TGErrorRetryAfterKey = @"retryAfter";

static NSTimeInterval const TGFirstWait = 0.5;
static NSTimeInterval const TGLongestWait = 30;
static NSTimeInterval const TGAnswerWithin = 10;
static NSUInteger const TGSymbolsPerRequest = 50;
/// A thousand updates sent again are longer than the megabyte that is the platform's default.
static NSInteger const TGLongestMessage = 8 << 20;

typedef void (^TGThen)(NSDictionary *answer, NSError *error);

@implementation TGSession {
  NSString *_key;
  NSString *_secret;
  NSURL *_url;
  BOOL _reconnects;
  /// All state is touched on this queue alone, one operation after the other.
  NSOperationQueue *_queue;
  NSURLSession *_http;
  NSURLSessionWebSocketTask *_task;
  NSMutableDictionary<NSNumber *, TGThen> *_asked;
  /// By "channel symbol".
  NSMutableDictionary<NSString *, TGSequence *> *_sequences;
  NSInteger _nextId;
  NSString *_session;
  NSError *_said;
  NSTimeInterval _wait;
  BOOL _signedIn;
  BOOL _closed;
}

- (instancetype)initWithKey:(NSString *)key secret:(NSString *)secret URL:(NSURL *)url reconnects:(BOOL)reconnects {
  self = [super init];
  if (self) {
    _key = key;
    _secret = secret;
    _url = url;
    _reconnects = reconnects;
    _queue = [[NSOperationQueue alloc] init];
    _queue.maxConcurrentOperationCount = 1;
    _http = [NSURLSession sessionWithConfiguration:NSURLSessionConfiguration.defaultSessionConfiguration
                                          delegate:nil
                                     delegateQueue:_queue];
    _asked = [NSMutableDictionary dictionary];
    _sequences = [NSMutableDictionary dictionary];
    _wait = TGFirstWait;
    _delegateQueue = NSOperationQueue.mainQueue;
  }
  return self;
}

- (void)connect {
  [_queue addOperationWithBlock:^{
    [self open];
  }];
}

- (void)subscribe:(NSArray<NSString *> *)symbols channel:(TGChannel)channel {
  NSArray<NSString *> *list = [self wholeSymbols:symbols];
  [_queue addOperationWithBlock:^{
    for (NSString *symbol in list) [self follow:symbol channel:channel];
    // What is followed before signing in is asked for as soon as that is done.
    if (self->_signedIn) [self ask:@"subscribe" symbols:list channel:channel];
  }];
}

- (void)unsubscribe:(NSArray<NSString *> *)symbols channel:(TGChannel)channel {
  NSArray<NSString *> *list = [self wholeSymbols:symbols];
  [_queue addOperationWithBlock:^{
    for (NSString *symbol in list) [self->_sequences removeObjectForKey:[self nameOf:symbol channel:channel]];
    if (self->_signedIn) [self ask:@"unsubscribe" symbols:list channel:channel];
  }];
}

- (void)snapshotOf:(NSString *)symbol
           channel:(TGChannel)channel
        completion:(void (^)(TGUpdate *state, NSError *error))completion {
  NSString *whole = [self wholeSymbols:@[ symbol ]].firstObject;
  [_queue addOperationWithBlock:^{
    [self request:@{@"type" : @"getSnapshot", @"channel" : channel, @"symbol" : whole}
             then:^(NSDictionary *answer, NSError *error) {
               TGUpdate *state = TGReadUpdate(answer[@"state"]);
               NSError *why = state != nil ? nil : error ?: [self errorOf:TGConnectionErrorDoesNotFit];
               [self.delegateQueue addOperationWithBlock:^{
                 completion(state, why);
               }];
             }];
  }];
}

- (void)close {
  [_queue addOperationWithBlock:^{
    if (self->_closed) return;
    self->_closed = YES;
    [self request:@{@"type" : @"signOut"}
             then:^(NSDictionary *answer, NSError *error) {
               [self->_task cancelWithCloseCode:NSURLSessionWebSocketCloseCodeNormalClosure reason:nil];
               [self->_http finishTasksAndInvalidate];
             }];
  }];
}

- (void)open {
  _said = nil;
  _task = [_http webSocketTaskWithURL:_url];
  _task.maximumMessageSize = TGLongestMessage;
  [_task resume];
  [self readFrom:_task];
}

/// Handlers run on the session's queue, which is that of `_http`.
- (void)readFrom:(NSURLSessionWebSocketTask *)task {
  [task receiveMessageWithCompletionHandler:^(NSURLSessionWebSocketMessage *message, NSError *error) {
    if (task != self->_task) return;
    if (error != nil) {
      [self lost:task error:error];
      return;
    }
    NSData *data = [message.string dataUsingEncoding:NSUTF8StringEncoding];
    id read = data == nil ? nil : [NSJSONSerialization JSONObjectWithData:data options:0 error:nil];
    if ([self receive:read]) {
      [self readFrom:task];
    } else {
      [self lost:task error:[self errorOf:TGConnectionErrorDoesNotFit]];
    }
  }];
}

/// NO when the message does not fit the protocol.
- (BOOL)receive:(id)message {
  if (![message isKindOfClass:[NSDictionary class]]) return NO;
  NSString *type = message[@"type"];
  NSNumber *number = message[@"id"];
  if (![type isKindOfClass:[NSString class]]) return NO;
  if (number != nil && ![number isKindOfClass:[NSNumber class]]) return NO;
  if ([type isEqual:@"hello"]) {
    if (![message[@"nonce"] isKindOfClass:[NSString class]]) return NO;
    [self signIn:message[@"nonce"]];
  } else if ([type isEqual:@"heartbeat"]) {
    if (number == nil) return NO;
    [self send:@{@"type" : type, @"id" : number}];
  } else if ([type isEqual:TGChannelQuote] || [type isEqual:TGChannelDepth]) {
    TGUpdate *update = TGReadUpdate(message);
    if (update == nil) return NO;
    [_sequences[[self nameOf:update.symbol channel:update.channel]] takeUpdate:update];
  } else if ([type isEqual:@"error"]) {
    return [self refused:message number:number];
  } else if (number != nil && _asked[number] != nil) {
    [self settle:number answer:message error:nil];
  } else if ([type isEqual:@"snapshot"]) {
    // The answer to `subscribe` is `subscribed`; the snapshots after it carry the same number.
    TGUpdate *state = TGReadUpdate(message[@"state"]);
    if (state == nil) return NO;
    [_sequences[[self nameOf:state.symbol channel:state.channel]] takeSnapshot:state];
  }
  return YES;
}

- (BOOL)refused:(NSDictionary *)message number:(NSNumber *)number {
  NSString *code = message[@"code"];
  NSString *text = message[@"message"];
  NSNumber *ends = message[@"ends"];
  if (![code isKindOfClass:[NSString class]] || ![text isKindOfClass:[NSString class]]) return NO;
  if (![ends isKindOfClass:[NSNumber class]]) return NO;
  NSMutableDictionary *info = [NSMutableDictionary dictionary];
  info[NSLocalizedDescriptionKey] = [NSString stringWithFormat:@"%@: %@", code, text];
  info[TGErrorCodeKey] = code;
  info[TGErrorEndsKey] = ends;
  if ([message[@"retryAfter"] isKindOfClass:[NSNumber class]]) info[TGErrorRetryAfterKey] = message[@"retryAfter"];
  NSError *error = [NSError errorWithDomain:TGServerErrorDomain code:1 userInfo:info];
  if (ends.boolValue) {
    // What waits for an answer hears the reason, not just that the line closed.
    _said = error;
    [self failAll:error];
  } else if (number != nil) {
    [self settle:number answer:nil error:error];
  }
  return YES;
}

- (void)signIn:(NSString *)nonce {
  NSDictionary *message = @{
    @"type" : @"signIn",
    @"version" : TGProtocolVersion,
    @"key" : _key,
    @"signature" : TGSignature(_secret, nonce, _key)
  };
  NSURLSessionWebSocketTask *task = _task;
  [self request:message
           then:^(NSDictionary *answer, NSError *error) {
             NSString *session = answer[@"session"];
             if (error == nil && ![session isKindOfClass:[NSString class]]) {
               error = [self errorOf:TGConnectionErrorDoesNotFit];
             }
             if (error != nil) {
               // Does nothing when the line is lost already, which is how the error came here.
               [self lost:task error:error];
               return;
             }
             if (self->_session != nil && ![self->_session isEqual:session]) {
               for (TGSequence *sequence in self->_sequences.allValues) [sequence reset];
             }
             self->_session = session;
             self->_wait = TGFirstWait;
             self->_signedIn = YES;
             [self askAgain];
             [self tell:^(id<TGSessionDelegate> delegate) {
               if ([delegate respondsToSelector:@selector(sessionDidSignIn:)]) [delegate sessionDidSignIn:self];
             }];
           }];
}

/// Subscribes to all that is followed: the server does not remember it.
- (void)askAgain {
  for (TGChannel channel in @[ TGChannelQuote, TGChannelDepth ]) {
    NSMutableArray<NSString *> *list = [NSMutableArray array];
    for (NSString *name in _sequences) {
      NSArray<NSString *> *parts = [name componentsSeparatedByString:@" "];
      if ([parts.firstObject isEqual:channel]) [list addObject:(NSString *)parts.lastObject];
    }
    [self ask:@"subscribe" symbols:list channel:channel];
  }
}

- (void)follow:(NSString *)symbol channel:(TGChannel)channel {
  NSString *name = [self nameOf:symbol channel:channel];
  if (_sequences[name] != nil) return;
  // The session holds the sequence, so the sequence does not hold the session.
  __weak TGSession *weak = self;
  TGSequence *sequence = [[TGSequence alloc] init];
  sequence.deliver = ^(TGUpdate *update) {
    TGSession *session = weak;
    [session tell:^(id<TGSessionDelegate> delegate) {
      [delegate session:session didReceiveUpdate:update];
    }];
  };
  sequence.missed = ^(long long first, long long last, TGUpdate *snapshot) {
    TGSession *session = weak;
    [session tell:^(id<TGSessionDelegate> delegate) {
      SEL missed = @selector(session:didMissUpdatesOfSymbol:channel:from:to:snapshot:);
      if (![delegate respondsToSelector:missed]) return;
      [delegate session:session didMissUpdatesOfSymbol:symbol channel:channel from:first to:last snapshot:snapshot];
    }];
  };
  sequence.ask = ^(long long first, long long last) {
    [weak resend:symbol channel:channel first:first last:last];
  };
  _sequences[name] = sequence;
}

- (void)resend:(NSString *)symbol channel:(TGChannel)channel first:(long long)first last:(long long)last {
  NSDictionary *message =
      @{@"type" : @"resend", @"channel" : channel, @"symbol" : symbol, @"first" : @(first), @"last" : @(last)};
  TGSequence *sequence = _sequences[[self nameOf:symbol channel:channel]];
  NSURLSessionWebSocketTask *task = _task;
  [self patientRequest:message
                  then:^(NSDictionary *answer, NSError *error) {
                    if (error != nil) {
                      [self tellRefusal:error];
                      // Without an answer nothing more can be delivered: connecting again finds the same gap.
                      if ([error.domain isEqual:TGConnectionErrorDomain]) [self lost:task error:error];
                      return;
                    }
                    NSMutableArray<TGUpdate *> *updates = [NSMutableArray array];
                    NSArray *messages = answer[@"messages"];
                    BOOL fits = [messages isKindOfClass:[NSArray class]];
                    for (id row in fits ? messages : @[]) {
                      TGUpdate *update = TGReadUpdate(row);
                      if (update != nil) [updates addObject:update];
                    }
                    TGUpdate *snapshot = TGReadUpdate(answer[@"snapshot"]);
                    BOOL isNull = answer[@"snapshot"] == [NSNull null];
                    if (!fits || updates.count != messages.count || (snapshot == nil && !isNull)) {
                      [self lost:task error:[self errorOf:TGConnectionErrorDoesNotFit]];
                    } else {
                      [sequence takeResent:updates snapshot:snapshot];
                    }
                  }];
}

/// Subscribes or unsubscribes, in messages of fifty securities.
- (void)ask:(NSString *)type symbols:(NSArray<NSString *> *)symbols channel:(TGChannel)channel {
  for (NSUInteger at = 0; at < symbols.count; at += TGSymbolsPerRequest) {
    NSRange range = NSMakeRange(at, MIN(TGSymbolsPerRequest, symbols.count - at));
    [self patientRequest:@{@"type" : type, @"channel" : channel, @"symbols" : [symbols subarrayWithRange:range]}
                    then:^(NSDictionary *answer, NSError *error) {
                      if (error != nil) [self tellRefusal:error];
                    }];
  }
}

/// What the server refuses is the delegate's to know; a line that broke is mended by connecting again, which
/// subscribes again and finds the same gaps.
- (void)tellRefusal:(NSError *)error {
  if (![error.domain isEqual:TGServerErrorDomain] || [error.userInfo[TGErrorEndsKey] boolValue]) return;
  [self tell:^(id<TGSessionDelegate> delegate) {
    [delegate session:self didFailWithError:error isOver:NO];
  }];
}

/// Asks again when the server finds that too much is asked in one second.
- (void)patientRequest:(NSDictionary *)fields then:(TGThen)then {
  NSURLSessionWebSocketTask *task = _task;
  [self request:fields
           then:^(NSDictionary *answer, NSError *error) {
             if (![error.userInfo[TGErrorCodeKey] isEqual:@"too-fast"]) {
               then(answer, error);
               return;
             }
             NSNumber *told = error.userInfo[TGErrorRetryAfterKey] ?: @1000;
             [self after:told.doubleValue / 1000
                      do:^{
                        // Another line has subscribed to everything by itself.
                        if (task == self->_task) [self patientRequest:fields then:then];
                      }];
           }];
}

/// Sends a request; `then` hears the answer.
- (void)request:(NSDictionary *)fields then:(TGThen)then {
  NSNumber *number = @(++_nextId);
  NSMutableDictionary *message = [fields mutableCopy];
  message[@"id"] = number;
  if (_task == nil) {
    then(nil, [self errorOf:TGConnectionErrorNotConnected]);
    return;
  }
  _asked[number] = then;
  [self after:TGAnswerWithin
           do:^{
             [self settle:number answer:nil error:[self errorOf:TGConnectionErrorNoAnswerInTime]];
           }];
  [self send:message];
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

- (void)failAll:(NSError *)error {
  for (NSNumber *number in _asked.allKeys) [self settle:number answer:nil error:error];
}

- (void)lost:(NSURLSessionWebSocketTask *)task error:(NSError *)error {
  if (task == nil || task != _task) return;
  [task cancel];
  _task = nil;
  _signedIn = NO;
  NSError *why = _said ?: error;
  [self failAll:why];
  for (TGSequence *sequence in _sequences.allValues) [sequence interrupted];
  if (_closed) return;
  // Whoever never signed in hears why, as the first attempt to connect is theirs to repeat.
  if (!_reconnects || _session == nil || ![self isWorthAnotherTry:why]) {
    _closed = YES;
    [_http finishTasksAndInvalidate];
    [self tell:^(id<TGSessionDelegate> delegate) {
      [delegate session:self didFailWithError:why isOver:YES];
    }];
    return;
  }
  NSTimeInterval told = [why.userInfo[TGErrorRetryAfterKey] doubleValue] / 1000;
  [self after:MAX(_wait, told)
           do:^{
             if (!self->_closed) [self open];
           }];
  _wait = MIN(_wait * 2, TGLongestWait);
}

- (BOOL)isWorthAnotherTry:(NSError *)error {
  if ([error.domain isEqual:TGConnectionErrorDomain]) return error.code != TGConnectionErrorDoesNotFit;
  if (![error.domain isEqual:TGServerErrorDomain]) return YES;
  NSArray<NSString *> *worthAnotherTry = @[
    @"too-large", @"sign-in-timeout", @"heartbeat-missed", @"too-many-connections", @"slow-consumer",
    @"server-closing", @"internal"
  ];
  return [worthAnotherTry containsObject:error.userInfo[TGErrorCodeKey]];
}

- (void)after:(NSTimeInterval)seconds do:(void (^)(void))act {
  NSOperationQueue *queue = _queue;
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(seconds * NSEC_PER_SEC)),
                 dispatch_get_global_queue(QOS_CLASS_UTILITY, 0), ^{
                   [queue addOperationWithBlock:act];
                 });
}

- (void)tell:(void (^)(id<TGSessionDelegate> delegate))act {
  [self.delegateQueue addOperationWithBlock:^{
    id<TGSessionDelegate> delegate = self.delegate;
    if (delegate != nil) act(delegate);
  }];
}

- (NSError *)errorOf:(TGConnectionError)code {
  NSDictionary<NSNumber *, NSString *> *texts = @{
    @(TGConnectionErrorNotConnected) : @"not connected",
    @(TGConnectionErrorNoAnswerInTime) : @"no answer in time",
    @(TGConnectionErrorDoesNotFit) : @"the server sent what does not fit the protocol",
  };
  return [NSError errorWithDomain:TGConnectionErrorDomain
                             code:code
                         userInfo:@{NSLocalizedDescriptionKey : (NSString *)texts[@(code)]}];
}

- (NSString *)nameOf:(NSString *)symbol channel:(TGChannel)channel {
  return [NSString stringWithFormat:@"%@ %@", channel, symbol];
}

/// `02871` is written `02871.HK` on the wire. What is named twice is asked for once.
- (NSArray<NSString *> *)wholeSymbols:(NSArray<NSString *> *)symbols {
  NSMutableOrderedSet<NSString *> *list = [NSMutableOrderedSet orderedSet];
  for (NSString *symbol in symbols) {
    BOOL isCode = [symbol rangeOfString:@"^[0-9]{5}$" options:NSRegularExpressionSearch].length > 0;
    [list addObject:isCode ? [symbol stringByAppendingString:@".HK"] : symbol];
  }
  return list.array;
}

@end

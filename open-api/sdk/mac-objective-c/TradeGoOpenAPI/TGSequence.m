#import "TGSequence.h"

static long long TGNumber(NSDictionary *message) {
  return [message[@"sequence"] longLongValue];
}

@implementation TGSequence {
  long long _last;
  long long _gapFirst;
  long long _gapLast;
  NSMutableArray<NSDictionary *> *_held;
}

- (instancetype)init {
  self = [super init];
  if (self) _held = [NSMutableArray array];
  return self;
}

- (void)reset {
  _last = 0;
  [self interrupted];
}

- (void)interrupted {
  _gapFirst = 0;
  _held = [NSMutableArray array];
}

- (void)takeSnapshot:(NSDictionary *)state {
  if (_last == 0) {
    [self take:state];
  } else if (_gapFirst == 0 && TGNumber(state) > _last) {
    [self openFrom:_last + 1 to:TGNumber(state)];
  }
}

- (void)takeUpdate:(NSDictionary *)message {
  long long number = TGNumber(message);
  if (_gapFirst != 0) {
    [_held addObject:message];
  } else if (_last == 0 || number == _last + 1) {
    [self take:message];
  } else if (number > _last) {
    [_held addObject:message];
    [self openFrom:_last + 1 to:number - 1];
  }
}

- (void)takeResent:(NSArray<NSDictionary *> *)messages snapshot:(NSDictionary *)snapshot {
  if (_gapFirst == 0) return;
  for (NSDictionary *message in messages) [self take:message];
  if (snapshot != nil) _last = MAX(_last, TGNumber(snapshot));
  self.missed(_gapFirst, _gapLast, snapshot);
  NSArray<NSDictionary *> *waiting = _held;
  [self interrupted];
  for (NSDictionary *message in waiting) [self takeUpdate:message];
}

- (void)take:(NSDictionary *)message {
  if (TGNumber(message) <= _last) return;
  _last = TGNumber(message);
  self.deliver(message);
}

- (void)openFrom:(long long)first to:(long long)last {
  _gapFirst = first;
  _gapLast = last;
  self.ask(first, last);
}

@end

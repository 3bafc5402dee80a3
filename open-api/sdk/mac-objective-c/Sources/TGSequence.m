#import "TGSequence.h"

@implementation TGSequence {
  long long _last;
  long long _gapFirst;
  long long _gapLast;
  NSMutableArray<TGUpdate *> *_held;
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

- (void)takeSnapshot:(TGUpdate *)state {
  if (_last == 0) {
    [self take:state];
  } else if (_gapFirst == 0 && state.sequence > _last) {
    [self openFrom:_last + 1 to:state.sequence];
  }
}

- (void)takeUpdate:(TGUpdate *)message {
  long long number = message.sequence;
  if (_gapFirst != 0) {
    [_held addObject:message];
  } else if (_last == 0 || number == _last + 1) {
    [self take:message];
  } else if (number > _last) {
    [_held addObject:message];
    [self openFrom:_last + 1 to:number - 1];
  }
}

- (void)takeResent:(NSArray<TGUpdate *> *)messages snapshot:(TGUpdate *)snapshot {
  if (_gapFirst == 0) return;
  for (TGUpdate *message in messages) [self take:message];
  if (snapshot != nil) _last = MAX(_last, snapshot.sequence);
  self.missed(_gapFirst, _gapLast, snapshot);
  NSArray<TGUpdate *> *waiting = _held;
  [self interrupted];
  for (TGUpdate *message in waiting) [self takeUpdate:message];
}

- (void)take:(TGUpdate *)message {
  if (message.sequence <= _last) return;
  _last = message.sequence;
  self.deliver(message);
}

- (void)openFrom:(long long)first to:(long long)last {
  _gapFirst = first;
  _gapLast = last;
  self.ask(first, last);
}

@end

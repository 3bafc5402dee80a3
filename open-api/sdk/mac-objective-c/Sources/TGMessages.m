#import <TradeGoOpenApi/TGMessages.h>

#import "TGInternal.h"

TGChannel const TGChannelQuote = @"quote";
TGChannel const TGChannelDepth = @"depth";
TGStatus const TGStatusTrading = @"trading";
TGStatus const TGStatusHalted = @"halted";
TGStatus const TGStatusClosed = @"closed";

static NSString *TGText(NSDictionary *fields, NSString *name) {
  id value = fields[name];
  return [value isKindOfClass:[NSString class]] ? value : nil;
}

static NSNumber *TGNumber(NSDictionary *fields, NSString *name) {
  id value = fields[name];
  return [value isKindOfClass:[NSNumber class]] ? value : nil;
}

/// A decimal string, read without going through a binary float.
static NSDecimalNumber *TGPrice(NSDictionary *fields, NSString *name) {
  NSString *text = TGText(fields, name);
  if ([text rangeOfString:@"^[0-9]+\\.[0-9]{2,4}$" options:NSRegularExpressionSearch].length == 0) return nil;
  return [NSDecimalNumber decimalNumberWithString:text locale:[NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"]];
}

/// Reads a price that may be null, though not missing; NO when it does not fit.
static BOOL TGPriceOrNull(NSDictionary *fields, NSString *name, NSDecimalNumber *__strong *price) {
  *price = TGPrice(fields, name);
  return *price != nil || fields[name] == [NSNull null];
}

/// ISO 8601 with milliseconds and +08:00.
static NSDate *TGTime(NSDictionary *fields, NSString *name) {
  NSString *text = TGText(fields, name);
  if (text == nil) return nil;
  NSISO8601DateFormatter *format = [[NSISO8601DateFormatter alloc] init];
  format.formatOptions = NSISO8601DateFormatWithInternetDateTime | NSISO8601DateFormatWithFractionalSeconds;
  return [format dateFromString:text];
}

@interface TGUpdate ()
/// Nil when the fields do not fit.
- (instancetype)initWithFields:(NSDictionary *)fields NS_DESIGNATED_INITIALIZER;
@end

@implementation TGUpdate

- (instancetype)initWithFields:(NSDictionary *)fields {
  self = [super init];
  if (self) {
    _symbol = [TGText(fields, @"symbol") copy];
    _sequence = TGNumber(fields, @"sequence").longLongValue;
    _time = TGTime(fields, @"time");
    if (_symbol == nil || _sequence < 1 || _time == nil) return nil;
  }
  return self;
}

- (TGChannel)channel {
  return [self isKindOfClass:[TGDepth class]] ? TGChannelDepth : TGChannelQuote;
}

@end

@implementation TGQuote

- (instancetype)initWithFields:(NSDictionary *)fields {
  self = [super initWithFields:fields];
  if (self) {
    _status = TGText(fields, @"status");
    _previousClose = TGPrice(fields, @"previousClose");
    _turnover = TGPrice(fields, @"turnover");
    NSNumber *volume = TGNumber(fields, @"volume");
    _volume = volume.longLongValue;
    BOOL fits = TGPriceOrNull(fields, @"last", &_last) && TGPriceOrNull(fields, @"open", &_open) &&
                TGPriceOrNull(fields, @"high", &_high) && TGPriceOrNull(fields, @"low", &_low) &&
                TGPriceOrNull(fields, @"bid", &_bid) && TGPriceOrNull(fields, @"ask", &_ask);
    BOOL isKnown = _status != nil && [@[ TGStatusTrading, TGStatusHalted, TGStatusClosed ] containsObject:_status];
    if (!fits || !isKnown || _previousClose == nil || _turnover == nil || volume == nil) return nil;
  }
  return self;
}

@end

@implementation TGLevel

- (instancetype)initWithFields:(NSDictionary *)fields {
  self = [super init];
  if (self) {
    _price = TGPrice(fields, @"price");
    _quantity = TGNumber(fields, @"quantity").longLongValue;
    _orders = TGNumber(fields, @"orders").integerValue;
    if (_price == nil || _quantity < 1 || _orders < 1) return nil;
  }
  return self;
}

@end

static NSArray<TGLevel *> *TGLevels(NSDictionary *fields, NSString *name) {
  NSArray *rows = fields[name];
  if (![rows isKindOfClass:[NSArray class]]) return nil;
  NSMutableArray<TGLevel *> *levels = [NSMutableArray array];
  for (id row in rows) {
    TGLevel *level = [row isKindOfClass:[NSDictionary class]] ? [[TGLevel alloc] initWithFields:row] : nil;
    if (level == nil) return nil;
    [levels addObject:level];
  }
  return levels;
}

@implementation TGDepth

- (instancetype)initWithFields:(NSDictionary *)fields {
  self = [super initWithFields:fields];
  if (self) {
    _bids = [TGLevels(fields, @"bids") copy];
    _asks = [TGLevels(fields, @"asks") copy];
    if (_bids == nil || _asks == nil) return nil;
  }
  return self;
}

@end

TGUpdate *TGReadUpdate(id message) {
  if (![message isKindOfClass:[NSDictionary class]]) return nil;
  NSString *type = TGText(message, @"type");
  if ([type isEqual:TGChannelQuote]) return [[TGQuote alloc] initWithFields:message];
  if ([type isEqual:TGChannelDepth]) return [[TGDepth alloc] initWithFields:message];
  return nil;
}

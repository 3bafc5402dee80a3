#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString *TGChannel NS_TYPED_ENUM;
extern TGChannel const TGChannelQuote;
extern TGChannel const TGChannelDepth;

typedef NSString *TGStatus NS_TYPED_ENUM;
extern TGStatus const TGStatusTrading;
extern TGStatus const TGStatusHalted;
extern TGStatus const TGStatusClosed;

/// A numbered message of a stream: a `TGQuote` or a `TGDepth`.
@interface TGUpdate : NSObject
@property(nonatomic, readonly) TGChannel channel;
/// The security, as `02871.HK`.
@property(nonatomic, readonly, copy) NSString *symbol;
@property(nonatomic, readonly) long long sequence;
@property(nonatomic, readonly) NSDate *time;
- (instancetype)init NS_UNAVAILABLE;
@end

/// A quote. A price that there is not, as before the first trade of a day, is nil.
@interface TGQuote : TGUpdate
@property(nonatomic, readonly) TGStatus status;
@property(nonatomic, readonly, nullable) NSDecimalNumber *last;
@property(nonatomic, readonly, nullable) NSDecimalNumber *open;
@property(nonatomic, readonly, nullable) NSDecimalNumber *high;
@property(nonatomic, readonly, nullable) NSDecimalNumber *low;
@property(nonatomic, readonly) NSDecimalNumber *previousClose;
@property(nonatomic, readonly, nullable) NSDecimalNumber *bid;
@property(nonatomic, readonly, nullable) NSDecimalNumber *ask;
@property(nonatomic, readonly) long long volume;
@property(nonatomic, readonly) NSDecimalNumber *turnover;
@end

/// One price of the market depth.
@interface TGLevel : NSObject
@property(nonatomic, readonly) NSDecimalNumber *price;
@property(nonatomic, readonly) long long quantity;
@property(nonatomic, readonly) NSInteger orders;
- (instancetype)init NS_UNAVAILABLE;
@end

/// The market depth, best price first; a side that nobody is on is empty.
@interface TGDepth : TGUpdate
@property(nonatomic, readonly, copy) NSArray<TGLevel *> *bids;
@property(nonatomic, readonly, copy) NSArray<TGLevel *> *asks;
@end

NS_ASSUME_NONNULL_END

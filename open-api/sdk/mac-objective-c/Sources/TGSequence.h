#import <Foundation/Foundation.h>
#import <TradeGoOpenApi/TGMessages.h>

NS_ASSUME_NONNULL_BEGIN

/// The order of one stream: finds gaps, holds back what comes after one until it is filled, and
/// leaves out what came twice. It knows no network.
@interface TGSequence : NSObject
/// Sends `resend`.
@property(nonatomic, copy) void (^ask)(long long first, long long last);
@property(nonatomic, copy) void (^deliver)(TGUpdate *update);
@property(nonatomic, copy) void (^missed)(long long first, long long last, TGUpdate *_Nullable snapshot);

/// A new session numbers anew.
- (void)reset;
/// The line broke: an answer to `resend` will not come any more.
- (void)interrupted;
/// The state after subscribing.
- (void)takeSnapshot:(TGUpdate *)state;
- (void)takeUpdate:(TGUpdate *)message;
/// The answer to `resend`.
- (void)takeResent:(NSArray<TGUpdate *> *)messages snapshot:(nullable TGUpdate *)snapshot;
@end

NS_ASSUME_NONNULL_END

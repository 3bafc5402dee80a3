#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// The order of one stream: finds gaps, holds back what comes after one until it is filled, and
/// leaves out what came twice. It knows no network.
@interface TGSequence : NSObject
/// Sends `resend`.
@property(nonatomic, copy) void (^ask)(long long first, long long last);
@property(nonatomic, copy) void (^deliver)(NSDictionary *update);
@property(nonatomic, copy) void (^missed)(long long first, long long last, NSDictionary *_Nullable snapshot);

/// A new session numbers anew.
- (void)reset;
/// The line broke: an answer to `resend` will not come any more.
- (void)interrupted;
/// The state after subscribing.
- (void)takeSnapshot:(NSDictionary *)state;
- (void)takeUpdate:(NSDictionary *)message;
/// The answer to `resend`.
- (void)takeResent:(NSArray<NSDictionary *> *)messages snapshot:(nullable NSDictionary *)snapshot;
@end

NS_ASSUME_NONNULL_END

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// Errors of the server are in this domain; `TGErrorCodeKey` holds the code of the error table.
extern NSErrorDomain const TGErrorDomain;
extern NSErrorUserInfoKey const TGErrorCodeKey;

typedef NSString *TGChannel NS_TYPED_ENUM;
extern TGChannel const TGChannelQuote;
extern TGChannel const TGChannelDepth;

@class TGSession;

/// Everything is told on the queue given to the session.
@protocol TGSessionDelegate <NSObject>
- (void)sessionDidSignIn:(TGSession *)session;
/// A `quote` or `depth` message, in order and none missing; prices are decimal strings.
- (void)session:(TGSession *)session didReceiveUpdate:(NSDictionary<NSString *, id> *)update;
/// Updates had been missed. Those just before it filled the gap; when they could not be had any more,
/// `snapshot` says how things stand.
- (void)session:(TGSession *)session
    didMissUpdatesOfSymbol:(NSString *)symbol
                   channel:(TGChannel)channel
                      from:(long long)first
                        to:(long long)last
                  snapshot:(nullable NSDictionary<NSString *, id> *)snapshot;
/// A request was refused, or the line is lost for good when `isOver`.
- (void)session:(TGSession *)session didFailWithError:(NSError *)error isOver:(BOOL)isOver;
@end

/// A connection to the Open API. It comes back by itself when the line breaks, unless told not to.
@interface TGSession : NSObject
@property(nonatomic, weak, nullable) id<TGSessionDelegate> delegate;
/// Connect again when the line breaks; YES unless told.
@property(nonatomic) BOOL reconnects;

- (instancetype)initWithKey:(NSString *)key
                     secret:(NSString *)secret
                        URL:(nullable NSURL *)url
                      queue:(nullable NSOperationQueue *)queue NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;

- (void)connect;
/// Follows securities: the state first, then every update in order.
- (void)subscribe:(NSArray<NSString *> *)symbols channel:(TGChannel)channel;
- (void)unsubscribe:(NSArray<NSString *> *)symbols channel:(TGChannel)channel;
/// How a security stands now; it need not be subscribed to.
- (void)snapshotOf:(NSString *)symbol
           channel:(TGChannel)channel
        completion:(void (^)(NSDictionary<NSString *, id> *_Nullable state, NSError *_Nullable error))completion;
- (void)close;
@end

NS_ASSUME_NONNULL_END

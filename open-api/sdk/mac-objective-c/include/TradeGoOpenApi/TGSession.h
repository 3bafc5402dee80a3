#import <Foundation/Foundation.h>
#import <TradeGoOpenApi/TGMessages.h>

NS_ASSUME_NONNULL_BEGIN

/// Refusals of the server. `TGErrorCodeKey` holds the code of the error table, `TGErrorEndsKey` whether the server
/// ends the connection, `TGErrorRetryAfterKey`, where the server says, the milliseconds to wait.
extern NSErrorDomain const TGServerErrorDomain;
extern NSErrorUserInfoKey const TGErrorCodeKey;
extern NSErrorUserInfoKey const TGErrorEndsKey;
extern NSErrorUserInfoKey const TGErrorRetryAfterKey;

/// What goes wrong on this side of the line; a line that breaks is told in `NSURLErrorDomain`.
extern NSErrorDomain const TGConnectionErrorDomain;
typedef NS_ERROR_ENUM(TGConnectionErrorDomain, TGConnectionError){
    TGConnectionErrorNotConnected = 1,
    TGConnectionErrorNoAnswerInTime = 2,
    /// The server sent something that does not fit the protocol. The session is over.
    TGConnectionErrorDoesNotFit = 3,
};

@class TGSession;

/// Everything is told on the session's `delegateQueue`.
@protocol TGSessionDelegate <NSObject>
/// The state of a security first, then every update in order.
- (void)session:(TGSession *)session didReceiveUpdate:(TGUpdate *)update;
/// A request was refused, or the session is lost for good when `isOver`.
- (void)session:(TGSession *)session didFailWithError:(NSError *)error isOver:(BOOL)isOver;
@optional
/// Told again after every break.
- (void)sessionDidSignIn:(TGSession *)session;
/// Updates from `first` to `last` had been missed. `snapshot` is nil when they were delivered just before; else they
/// could not be had any more, and it tells how things stand.
- (void)session:(TGSession *)session
    didMissUpdatesOfSymbol:(NSString *)symbol
                   channel:(TGChannel)channel
                      from:(long long)first
                        to:(long long)last
                  snapshot:(nullable TGUpdate *)snapshot;
@end

/// A connection to the Open API. It comes back by itself when the line breaks, unless told not to, and lives until
/// it is closed or lost for good.
@interface TGSession : NSObject
@property(atomic, weak, nullable) id<TGSessionDelegate> delegate;
/// The main queue unless told.
@property(atomic, strong) NSOperationQueue *delegateQueue;

- (instancetype)init NS_UNAVAILABLE;
/// Follows securities. May be called before the session is signed in.
- (void)subscribe:(NSArray<NSString *> *)symbols channel:(TGChannel)channel;
- (void)unsubscribe:(NSArray<NSString *> *)symbols channel:(TGChannel)channel;
/// How a security stands now; it need not be subscribed to.
- (void)snapshotOf:(NSString *)symbol
           channel:(TGChannel)channel
        completion:(void (^)(TGUpdate *_Nullable state, NSError *_Nullable error))completion;
/// Signs out.
- (void)close;
@end

NS_ASSUME_NONNULL_END

#import <Foundation/Foundation.h>
#import <TradeGoOpenApi/TGMessages.h>
#import <TradeGoOpenApi/TGSession.h>

NS_ASSUME_NONNULL_BEGIN

/// HMAC-SHA256 of the nonce, the key and the protocol's version, one on each line, in lower-case hexadecimal.
NSString *TGSignature(NSString *secret, NSString *nonce, NSString *key);

/// Reads a `quote` or `depth` message; nil when it does not fit the protocol.
TGUpdate *_Nullable TGReadUpdate(id _Nullable message);

@interface TGSession ()
- (instancetype)initWithKey:(NSString *)key
                     secret:(NSString *)secret
                        URL:(NSURL *)url
                 reconnects:(BOOL)reconnects NS_DESIGNATED_INITIALIZER;
- (void)connect;
@end

NS_ASSUME_NONNULL_END

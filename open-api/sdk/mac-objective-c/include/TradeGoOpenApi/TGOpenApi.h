#import <Foundation/Foundation.h>
#import <TradeGoOpenApi/TGSession.h>

NS_ASSUME_NONNULL_BEGIN

/// The protocol this package speaks.
extern NSString *const TGProtocolVersion;

typedef NS_ENUM(NSInteger, TGArea) { TGAreaProduction, TGAreaSandbox };

/// The way in: holds the settings, `connectWithDelegate:` opens a session.
@interface TGOpenApi : NSObject
/// Connect again when the line breaks; YES unless told.
@property(nonatomic) BOOL reconnects;

- (instancetype)initWithKey:(NSString *)key secret:(NSString *)secret area:(TGArea)area;
- (instancetype)initWithKey:(NSString *)key secret:(NSString *)secret URL:(NSURL *)url NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;

/// Connects and signs in; the delegate is told.
- (TGSession *)connectWithDelegate:(id<TGSessionDelegate>)delegate;
@end

NS_ASSUME_NONNULL_END

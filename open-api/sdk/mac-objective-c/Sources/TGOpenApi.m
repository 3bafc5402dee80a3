#import <TradeGoOpenApi/TGOpenApi.h>

#import <CommonCrypto/CommonHMAC.h>

#import "TGInternal.h"

NSString *const TGProtocolVersion = @"2.0";

NSString *TGSignature(NSString *secret, NSString *nonce, NSString *key) {
  NSString *text = [NSString stringWithFormat:@"%@\n%@\n%@", nonce, key, TGProtocolVersion];
  NSData *secretBytes = [secret dataUsingEncoding:NSUTF8StringEncoding];
  NSData *bytes = [text dataUsingEncoding:NSUTF8StringEncoding];
  unsigned char code[CC_SHA256_DIGEST_LENGTH];
  CCHmac(kCCHmacAlgSHA256, secretBytes.bytes, secretBytes.length, bytes.bytes, bytes.length, code);
  NSMutableString *hex = [NSMutableString string];
  for (size_t i = 0; i < sizeof code; i++) [hex appendFormat:@"%02x", code[i]];
  return hex;
}

@implementation TGOpenApi {
  NSString *_key;
  NSString *_secret;
  NSURL *_url;
}

- (instancetype)initWithKey:(NSString *)key secret:(NSString *)secret area:(TGArea)area {
  NSString *address = area == TGAreaSandbox ? @"ws://127.0.0.1:4510/" : @"wss://api.example.com/stream";
  return [self initWithKey:key secret:secret URL:(NSURL *)[NSURL URLWithString:address]];
}

- (instancetype)initWithKey:(NSString *)key secret:(NSString *)secret URL:(NSURL *)url {
  NSParameterAssert(key.length > 0 && secret.length > 0);
  self = [super init];
  if (self) {
    _key = [key copy];
    _secret = [secret copy];
    _url = [url copy];
    _reconnects = YES;
  }
  return self;
}

- (TGSession *)connectWithDelegate:(id<TGSessionDelegate>)delegate {
  TGSession *session = [[TGSession alloc] initWithKey:_key secret:_secret URL:_url reconnects:_reconnects];
  session.delegate = delegate;
  [session connect];
  return session;
}

@end

// What the Objective-C SDK uses of Apple's Foundation and Dispatch, declared as their documentation has it, so that
// any clang can judge the SDK: names, types, nullability. Nothing of it is compiled into anything.
#pragma once

#include <stddef.h>
#include <stdint.h>

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
#define NS_ENUM(type, name) enum name : type name; enum name : type
#define NS_ERROR_ENUM(domain, name) enum name : NSInteger name; enum name : NSInteger
#define NS_FORMAT_FUNCTION(string, first) __attribute__((format(__NSString__, string, first)))
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define YES __objc_yes
#define NO __objc_no
#define nil ((void *)0)
#define NSParameterAssert(condition) ((void)(condition))

typedef signed char BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval;
typedef struct {
  NSUInteger location;
  NSUInteger length;
} NSRange;
static inline NSRange NSMakeRange(NSUInteger location, NSUInteger length) { return (NSRange){location, length}; }

_Noreturn void exit(int status);

NS_ASSUME_NONNULL_BEGIN

@class NSArray<ObjectType>, NSData, NSDate, NSLocale, NSMethodSignature, NSString;

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)respondsToSelector:(SEL)aSelector;
@end

@protocol NSCopying
@end

@interface NSObject <NSObject>
+ (instancetype)alloc;
+ (Class)class;
- (instancetype)init;
- (id)copy;
- (id)mutableCopy;
@end

@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(void *)state
                                  objects:(id __unsafe_unretained _Nullable[_Nonnull])buffer
                                    count:(NSUInteger)len;
@end

typedef NSUInteger NSStringEncoding;
enum { NSUTF8StringEncoding = 4 };
typedef NSUInteger NSStringCompareOptions;
enum { NSRegularExpressionSearch = 1024 };

@interface NSString : NSObject <NSCopying>
@property(readonly) NSUInteger length;
+ (instancetype)stringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (nullable instancetype)initWithData:(NSData *)data encoding:(NSStringEncoding)encoding;
- (NSRange)rangeOfString:(NSString *)searchString options:(NSStringCompareOptions)mask;
- (nullable NSData *)dataUsingEncoding:(NSStringEncoding)encoding;
- (NSArray<NSString *> *)componentsSeparatedByString:(NSString *)separator;
- (NSString *)stringByAppendingString:(NSString *)aString;
@end

@interface NSMutableString : NSString
+ (instancetype)string;
- (void)appendFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
@end

@interface NSValue : NSObject <NSCopying>
@end

@interface NSNumber : NSValue
@property(readonly) long long longLongValue;
@property(readonly) NSInteger integerValue;
@property(readonly) double doubleValue;
@property(readonly) BOOL boolValue;
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithLongLong:(long long)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithBool:(BOOL)value;
@end

@interface NSDecimalNumber : NSNumber
+ (NSDecimalNumber *)decimalNumberWithString:(nullable NSString *)numberValue locale:(nullable id)locale;
+ (NSDecimalNumber *)decimalNumberWithMantissa:(unsigned long long)mantissa
                                      exponent:(short)exponent
                                    isNegative:(BOOL)flag;
@end

@interface NSNull : NSObject <NSCopying>
@property(class, readonly) NSNull *null;
+ (NSNull *)null;
@end

@interface NSData : NSObject <NSCopying>
@property(readonly) NSUInteger length;
@property(readonly, nullable) const void *bytes;
@end

@interface NSDate : NSObject <NSCopying>
@property(readonly) NSTimeInterval timeIntervalSince1970;
@end

@interface NSLocale : NSObject <NSCopying>
+ (instancetype)localeWithLocaleIdentifier:(NSString *)ident;
@end

typedef NSUInteger NSISO8601DateFormatOptions;
enum {
  NSISO8601DateFormatWithInternetDateTime = 0x773,
  NSISO8601DateFormatWithFractionalSeconds = 1 << 11,
};

@interface NSISO8601DateFormatter : NSObject
@property NSISO8601DateFormatOptions formatOptions;
- (nullable NSDate *)dateFromString:(NSString *)string;
@end

@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSFastEnumeration>
@property(readonly) NSUInteger count;
@property(nullable, readonly) ObjectType firstObject;
@property(nullable, readonly) ObjectType lastObject;
+ (instancetype)arrayWithObjects:(const ObjectType _Nonnull[_Nullable])objects count:(NSUInteger)cnt;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)idx;
- (BOOL)containsObject:(ObjectType)anObject;
- (NSArray<ObjectType> *)subarrayWithRange:(NSRange)range;
@end

@interface NSMutableArray<ObjectType> : NSArray <ObjectType>
+ (instancetype)array;
- (void)addObject:(ObjectType)anObject;
@end

@interface NSMutableOrderedSet<ObjectType> : NSObject
@property(readonly) NSArray<ObjectType> *array;
+ (instancetype)orderedSet;
- (void)addObject:(ObjectType)object;
@end

@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying, NSFastEnumeration>
@property(readonly) NSUInteger count;
@property(readonly) NSArray<KeyType> *allKeys;
@property(readonly) NSArray<ObjectType> *allValues;
+ (instancetype)dictionaryWithObjects:(const ObjectType _Nonnull[_Nullable])objects
                              forKeys:(const KeyType<NSCopying> _Nonnull[_Nullable])keys
                                count:(NSUInteger)cnt;
- (nullable ObjectType)objectForKeyedSubscript:(KeyType)key;
@end

@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary <KeyType, ObjectType>
+ (instancetype)dictionary;
- (void)setObject:(nullable ObjectType)obj forKeyedSubscript:(KeyType<NSCopying>)key;
- (void)removeObjectForKey:(KeyType)aKey;
@end

typedef NSString *NSErrorDomain;
typedef NSString *NSErrorUserInfoKey;
extern NSErrorUserInfoKey const NSLocalizedDescriptionKey;

@interface NSError : NSObject <NSCopying>
@property(readonly) NSErrorDomain domain;
@property(readonly) NSInteger code;
@property(readonly) NSDictionary<NSErrorUserInfoKey, id> *userInfo;
@property(readonly) NSString *localizedDescription;
+ (instancetype)errorWithDomain:(NSErrorDomain)domain
                           code:(NSInteger)code
                       userInfo:(nullable NSDictionary<NSErrorUserInfoKey, id> *)dict;
@end

typedef NSUInteger NSJSONReadingOptions;
typedef NSUInteger NSJSONWritingOptions;

@interface NSJSONSerialization : NSObject
+ (nullable NSData *)dataWithJSONObject:(id)obj
                                options:(NSJSONWritingOptions)opt
                                  error:(NSError *__autoreleasing _Nullable *_Nullable)error;
+ (nullable id)JSONObjectWithData:(NSData *)data
                          options:(NSJSONReadingOptions)opt
                            error:(NSError *__autoreleasing _Nullable *_Nullable)error;
@end

@interface NSURL : NSObject <NSCopying>
+ (nullable instancetype)URLWithString:(NSString *)URLString;
@end

@interface NSOperationQueue : NSObject
@property(class, readonly) NSOperationQueue *mainQueue;
@property NSInteger maxConcurrentOperationCount;
- (void)addOperationWithBlock:(void (^)(void))block;
@end

@interface NSRunLoop : NSObject
@property(class, readonly) NSRunLoop *mainRunLoop;
- (void)run;
@end

typedef NS_ENUM(NSInteger, NSURLSessionWebSocketCloseCode){NSURLSessionWebSocketCloseCodeNormalClosure = 1000};

@interface NSURLSessionWebSocketMessage : NSObject
@property(readonly, nullable) NSString *string;
- (instancetype)initWithString:(NSString *)string;
@end

@interface NSURLSessionTask : NSObject
- (void)resume;
- (void)cancel;
@end

@interface NSURLSessionWebSocketTask : NSURLSessionTask
@property NSInteger maximumMessageSize;
- (void)sendMessage:(NSURLSessionWebSocketMessage *)message
    completionHandler:(void (^)(NSError *_Nullable error))completionHandler;
- (void)receiveMessageWithCompletionHandler:(void (^)(NSURLSessionWebSocketMessage *_Nullable message,
                                                      NSError *_Nullable error))completionHandler;
- (void)cancelWithCloseCode:(NSURLSessionWebSocketCloseCode)closeCode reason:(nullable NSData *)reason;
@end

@interface NSURLSessionConfiguration : NSObject
@property(class, readonly) NSURLSessionConfiguration *defaultSessionConfiguration;
@end

@protocol NSURLSessionDelegate <NSObject>
@end

@interface NSURLSession : NSObject
+ (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration
                                  delegate:(nullable id<NSURLSessionDelegate>)delegate
                             delegateQueue:(nullable NSOperationQueue *)queue;
- (NSURLSessionWebSocketTask *)webSocketTaskWithURL:(NSURL *)url;
- (void)finishTasksAndInvalidate;
@end

void NSLog(NSString *format, ...) NS_FORMAT_FUNCTION(1, 2);

// Dispatch
typedef uint64_t dispatch_time_t;
typedef NSObject *dispatch_queue_t;
#define DISPATCH_TIME_NOW 0ull
#define NSEC_PER_SEC 1000000000ull
enum { QOS_CLASS_UTILITY = 0x11 };
dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta);
dispatch_queue_t dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, void (^block)(void));

NS_ASSUME_NONNULL_END

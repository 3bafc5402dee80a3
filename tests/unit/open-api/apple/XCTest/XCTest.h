#pragma once

#import <Foundation/Foundation.h>

@interface XCTestCase : NSObject
- (void)setUp;
@end

#define XCTAssertTrue(condition, ...) ((void)(condition))
#define XCTAssertNil(object, ...) ((void)((object) == nil))
#define XCTAssertEqual(one, other, ...) ((void)((one) == (other)))
#define XCTAssertEqualObjects(one, other, ...) ((void)[(one) isEqual:(other)])
#define XCTAssertEqualWithAccuracy(one, other, accuracy, ...) ((void)((one) - (other) < (accuracy)))

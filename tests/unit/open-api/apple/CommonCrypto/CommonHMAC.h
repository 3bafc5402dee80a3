#pragma once

#include <stddef.h>
#include <stdint.h>

#define CC_SHA256_DIGEST_LENGTH 32
typedef uint32_t CCHmacAlgorithm;
enum { kCCHmacAlgSHA256 = 2 };
void CCHmac(CCHmacAlgorithm algorithm, const void *key, size_t keyLength, const void *data, size_t dataLength,
            void *macOut);

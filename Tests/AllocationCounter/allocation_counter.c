#include "AllocationCounter.h"

#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

static _Thread_local long asked;
static _Thread_local long returned;

// A sanitizer has its own malloc, which must not be replaced: nothing is counted then.
#ifndef HAS_SANITIZER

// The implementations in glibc, under names that are callable from here.
extern void *__libc_malloc(size_t size);
extern void __libc_free(void *block);

void *malloc(size_t size) {
    asked++;
    return __libc_malloc(size);
}

void free(void *block) {
    if (block != NULL) returned++;
    __libc_free(block);
}

#endif

bool widgets_can_count_allocations(void) {
#ifdef HAS_SANITIZER
    return false;
#else
    return true;
#endif
}

long widgets_allocation_count(void) { return asked; }

long widgets_live_allocation_count(void) { return asked - returned; }

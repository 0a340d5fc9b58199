// Counts the memory blocks that the calling thread allocates, by interposing malloc and free.
#ifndef WIDGETS_ALLOCATION_COUNTER_H
#define WIDGETS_ALLOCATION_COUNTER_H

#include <stdbool.h>

/// Returns whether allocations can be counted; false under a sanitizer.
bool widgets_can_count_allocations(void);

/// Returns the number of blocks that the calling thread has allocated since it started.
long widgets_allocation_count(void);

/// Returns that number less the blocks that the thread has freed.
long widgets_live_allocation_count(void);

#endif

// Counts the memory blocks that this thread asks for, by standing in front of malloc.
#ifndef WIDGETS_ALLOCATION_COUNTER_H
#define WIDGETS_ALLOCATION_COUNTER_H

#include <stdbool.h>

/// False under a sanitizer, where nothing is counted.
bool widgets_can_count_allocations(void);

/// Blocks asked for by the calling thread since it began.
long widgets_allocation_count(void);

/// Those less the blocks that the thread gave back.
long widgets_live_allocation_count(void);

#endif

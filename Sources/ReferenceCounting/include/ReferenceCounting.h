#ifndef REFERENCE_COUNTING_H
#define REFERENCE_COUNTING_H

// Steps of counting references to Swift objects that the language has no expression for. All are atomic.

/// Keeps the memory of `object` allocated, also after its deinitialiser has run, until `release_memory`.
void keep_memory(void *_Nonnull object);

/// Takes back one `keep_memory`.
void release_memory(void *_Nonnull object);

/// Retains `object`, whose memory is kept, unless its last strong reference has been released.
///
/// Returns `object`, which the caller then owns a reference to, or NULL.
void *_Nullable retain_unless_released(void *_Nonnull object);

#endif

#ifndef REFERENCE_COUNTING_H
#define REFERENCE_COUNTING_H

// Reference counting operations on Swift objects that the language cannot express. All are atomic.

/// Keeps the memory of `object` allocated until `release_memory`, even after its deinitialiser has run.
void keep_memory(void *_Nonnull object);

/// Balances one call of `keep_memory`.
void release_memory(void *_Nonnull object);

/// Retains `object` unless its last strong reference has been released. Its memory must be kept allocated.
///
/// Returns `object` with a reference owned by the caller, or NULL.
void *_Nullable retain_unless_released(void *_Nonnull object);

#endif

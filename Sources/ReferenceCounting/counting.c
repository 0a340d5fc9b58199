#include "ReferenceCounting.h"

// Exported by libswiftCore for compiled code: the first two count `unowned` references, the third loads `weak` references.
void *swift_unownedRetain(void *object);
void swift_unownedRelease(void *object);
void *swift_tryRetain(void *object);

void keep_memory(void *object) { swift_unownedRetain(object); }

void release_memory(void *object) { swift_unownedRelease(object); }

void *retain_unless_released(void *object) { return swift_tryRetain(object); }

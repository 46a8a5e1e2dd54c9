#include <stddef.h>

#include "limits.h"

// The objects that this program allocates: the linker replaces the runtime's function by this one.
// The runtime's hooks for instruments cannot be used: they crash at small strings.
void *__real_swift_allocObject(const void *type, size_t size, size_t alignment);
static uint64_t allocations;

void *__wrap_swift_allocObject(const void *type, size_t size, size_t alignment) {
  allocations += 1;
  return __real_swift_allocObject(type, size, alignment);
}

uint64_t limit_allocations(void) { return allocations; }

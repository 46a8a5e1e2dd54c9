#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

#include "limits.h"

// The objects that this program allocates: its definition of the runtime's function precedes the
// runtime's own. Allocations inside of system libraries, some of which depend on addresses, do not
// count. The runtime's hooks for instruments cannot be used: they crash at small strings.
static void *(*allocate)(const void *type, size_t size, size_t alignment);
static uint64_t allocations;

void *swift_allocObject(const void *type, size_t size, size_t alignment) {
  if (!allocate) allocate = dlsym(RTLD_NEXT, "swift_allocObject");
  allocations += 1;
  return allocate(type, size, alignment);
}

uint64_t limit_allocations(void) { return allocations; }

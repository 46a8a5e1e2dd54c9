#include <malloc.h>
#include <stdbool.h>
#include <stddef.h>

#include "limits.h"

// The objects and the raw memory that this program allocates: the linker replaces functions of the
// runtime and of libc by these. The runtime's hooks for instruments cannot be used: they crash at small
// strings.
void *__real_swift_allocObject(const void *type, size_t size, size_t alignment);
void *__real_swift_slowAlloc(size_t size, size_t alignment);
size_t __real_malloc_usable_size(void *memory);

static uint64_t allocations;
/// The last object. Objects are allocated as raw memory, which is not counted again.
static struct {
  void *memory;
  size_t size;
  bool is_being_allocated;
} last;

void *__wrap_swift_allocObject(const void *type, size_t size, size_t alignment) {
  allocations += 1;
  last.is_being_allocated = true;
  last.memory = __real_swift_allocObject(type, size, alignment);
  last.size = size;
  last.is_being_allocated = false;
  return last.memory;
}

void *__wrap_swift_slowAlloc(size_t size, size_t alignment) {
  if (!last.is_being_allocated) allocations += 1;
  return __real_swift_slowAlloc(size, alignment);
}

/// Returns the size of an object's memory; for the last object, what its size alone determines.
///
/// An array asks for the size of its new memory, and uses all of it. The memory can have 16 bytes more
/// than requested, if a rest of them could not be used otherwise. That depends on earlier allocations,
/// so that the number of times that arrays grow would differ from run to run.
size_t __wrap_malloc_usable_size(void *memory) {
  size_t usable = __real_malloc_usable_size(memory);
  if (!memory || memory != last.memory) return usable;
  size_t least = (last.size + sizeof(size_t) + 15) / 16 * 16 - sizeof(size_t);
  return least < usable ? least : usable;
}

uint64_t limit_allocations(void) { return allocations; }

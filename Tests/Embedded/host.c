// Prints the digest of SegueMotion: as a program for this machine, or as a WebAssembly module that
// imports only a function to write a line.

#include <stddef.h>
#include <stdint.h>

uint64_t segue_motion_digest(int32_t cases);

static void write_line(const char *bytes, size_t count);

static int print_digest(void) {
  char line[17];
  uint64_t digest = segue_motion_digest(10000);
  for (int place = 15; place >= 0; place--, digest >>= 4) line[place] = "0123456789abcdef"[digest & 15];
  line[16] = '\n';
  write_line(line, sizeof line);
  return 0;
}

#ifdef __wasm__

struct slice { const char *bytes; size_t count; };

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int fd_write(int file, const struct slice *slices, int slice_count, size_t *written);

static void write_line(const char *bytes, size_t count) {
  struct slice slice = {bytes, count};
  size_t written;
  fd_write(1, &slice, 1, &written);
}

void _start(void) { print_digest(); }

// The functions of a C library that Embedded Swift requires. SegueMotion allocates only arrays, and
// the module ends before they fill the memory: nothing is freed.

extern unsigned char __heap_base;
static uintptr_t used = 0;

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (used == 0) used = (uintptr_t)&__heap_base;
  uintptr_t start = (used + alignment - 1) & ~(uintptr_t)(alignment - 1);
  used = start + size;
  while (used > (uintptr_t)__builtin_wasm_memory_size(0) * 65536)
    if (__builtin_wasm_memory_grow(0, 16) == (size_t)-1) return 12;
  *result = (void *)start;
  return 0;
}

void free(void *memory) { (void)memory; }

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  if (target < source)
    for (size_t i = 0; i < count; i++) target[i] = source[i];
  else
    while (count-- > 0) target[count] = source[count];
  return to;
}

void *memcpy(void *to, const void *from, size_t count) { return memmove(to, from, count); }

void *memset(void *to, int byte, size_t count) {
  for (size_t i = 0; i < count; i++) ((unsigned char *)to)[i] = (unsigned char)byte;
  return to;
}

#else

#include <unistd.h>

static void write_line(const char *bytes, size_t count) { (void)!write(1, bytes, count); }

int main(void) { return print_digest(); }

#endif

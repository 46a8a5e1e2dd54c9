#include "limits.h"

#include <string.h>

unsigned long limit_digest(unsigned long start, const void *words, long count) {
  const unsigned char *bytes = words;
  unsigned long digest = start;
  for (long i = 0; i < count; i++) {
    unsigned long word;
    memcpy(&word, bytes + 8 * i, sizeof word);
    digest = (digest ^ word) * 1099511628211u;
  }
  return digest;
}

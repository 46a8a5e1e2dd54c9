#ifndef SEGUE_LIMITS_H
#define SEGUE_LIMITS_H

#include <stdbool.h>
#include <stdint.h>

/// An underdamped spring from 0 to 1 with the precomputed values of its closed form.
typedef struct {
  double decay;
  double squared_frequency;
  double spread;
  double inverse_spread;
} limit_spring;

/// The sum of value and velocity over `count` times, `step` apart, each from the closed form.
double limit_spring_sweep(limit_spring spring, double velocity, double step, long count);

/// Animates `count` rectangles, each by four springs, at each of `frames` times, `step` apart: a
/// callback through a pointer reads the rectangle and whether it has settled. Returns a sum that
/// depends on every call.
double limit_spring_objects(limit_spring spring, long count, double step, long frames);

/// Evaluates every frame: each of `count` values is its model value plus the remaining part of its
/// difference. Returns a sum that depends on every frame.
double limit_lerp_frames(const double *model, const double *difference, double *shown, long count,
                         const double *remaining, long frames);

/// The options of the sheet script.
typedef struct {
  /// The number of additional views that are animated throughout.
  long moving;
  /// Whether every frame is digested instead of added up.
  bool digests;
} limit_script_options;

/// Plays the sheet script `cycles` times: a drag moves the sheet up, it settles, is dismissed and
/// presented again, each frame by frame on a tree of plain structs. Returns a sum or a digest that
/// depends on every frame.
double limit_script(long cycles, limit_script_options options);

/// A callback of a view controller.
typedef double (*limit_callback)(bool is_dismissal);

/// Presents and dismisses a screen `count` times: allocates its views, calls back ten times, moves
/// the screen for `frames` frames in each direction, and frees the views. Returns a sum that depends
/// on every frame and callback.
double limit_presentations(long count, long frames, limit_callback callback);

/// A digest of `count` 64-bit words: FNV-1a, a word at a time.
unsigned long limit_digest(unsigned long start, const void *words, long count);

/// Reads every event of a YAML text `times` times. Returns the number of events; -1 for an error.
double limit_yaml_events(const unsigned char *bytes, long length, long times);

/// Starts a program, the first of `words`, without its standard output, and waits until it ends.
/// Returns its processor time in nanoseconds; -1 if it does not start or does not exit with 0.
double limit_start(char *const words[]);

/// The bytes that are allocated on the heap.
double limit_bytes_in_use(void);

/// The number of objects, and of pieces of raw memory, that the program has allocated.
uint64_t limit_allocations(void);

/// The processor time of this process, in nanoseconds, which excludes that of other programs.
double limit_processor_nanoseconds(void);

#endif

#ifndef SEGUE_LIMITS_H
#define SEGUE_LIMITS_H

#include <stdbool.h>

/// An under-damped spring from 0 to 1 with what its closed form needs, worked out beforehand.
typedef struct {
  double decay;
  double squared_frequency;
  double spread;
  double inverse_spread;
} limit_spring;

/// The sum of value and velocity over `count` times, `step` apart, each from the closed form.
double limit_spring_sweep(limit_spring spring, double velocity, double step, long count);

/// `count` rectangles, each on a spring of its own that moves its four numbers, at each of `frames`
/// moments, `step` apart: a callback through a pointer reads the rectangle and hears whether it has
/// settled. Returns a sum that depends on every call.
double limit_spring_objects(limit_spring spring, long count, double step, long frames);

/// The picture of every frame: each of `count` values is its model plus what is left of its
/// difference. Returns a sum that depends on every frame.
double limit_lerp_frames(const double *model, const double *difference, double *shown, long count,
                         const double *remaining, long frames);

/// How the script of the sheet is looked at.
typedef struct {
  /// How many views more are moved all the time.
  long moving;
  /// Whether every frame is digested, not only added up.
  bool digests;
} limit_script_options;

/// The script of the sheet `cycles` times: a finger lands and drags the sheet up, it settles, goes
/// and comes back, each frame by frame on a tree of plain structs. Returns a sum or a digest that
/// depends on every frame.
double limit_script(long cycles, limit_script_options options);

/// A digest of `count` 64-bit words: FNV-1a, a word at a time.
unsigned long limit_digest(unsigned long start, const void *words, long count);

/// The time that this process has had on a processor, in nanoseconds: what other programs take in
/// between does not count.
double limit_processor_nanoseconds(void);

#endif

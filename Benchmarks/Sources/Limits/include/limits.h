#ifndef SEGUE_LIMITS_H
#define SEGUE_LIMITS_H

/// An under-damped spring from 0 to 1 with what its closed form needs, worked out beforehand.
typedef struct {
  double decay;
  double squared_frequency;
  double spread;
  double inverse_spread;
} limit_spring;

/// The sum of value and velocity over `count` times, `step` apart, each from the closed form.
double limit_spring_sweep(limit_spring spring, double velocity, double step, long count);

/// The picture of every frame: each of `count` values is its model plus what is left of its
/// difference. Returns a sum that depends on every frame.
double limit_lerp_frames(const double *model, const double *difference, double *shown, long count,
                         const double *remaining, long frames);

/// The time that this process has had on a processor, in nanoseconds: what other programs take in
/// between does not count.
double limit_processor_nanoseconds(void);

#endif

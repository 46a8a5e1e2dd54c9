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

#endif

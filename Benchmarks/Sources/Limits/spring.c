#define _GNU_SOURCE
#include "limits.h"

#include <math.h>

double limit_spring_sweep(limit_spring spring, double velocity, double step, long count) {
  double sum = 0;
  for (long i = 0; i < count; i++) {
    double t = (double)i * step;
    double fade = exp(-spring.decay * t);
    double angle = spring.spread * t;
    double sine, cosine;
    sincos(angle, &sine, &cosine);
    sine *= spring.inverse_spread;
    double value = 1 - fade * (cosine + (spring.decay - velocity) * sine);
    double speed =
        fade * (velocity * cosine + (spring.squared_frequency - spring.decay * velocity) * sine);
    sum += value + speed;
  }
  return sum;
}

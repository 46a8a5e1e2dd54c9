#include "limits.h"

double limit_lerp_frames(const double *model, const double *difference, double *shown, long count,
                         const double *remaining, long frames) {
  double sum = 0;
  for (long frame = 0; frame < frames; frame++) {
    double left = remaining[frame];
    for (long i = 0; i < count; i++) shown[i] = model[i] + difference[i] * left;
    sum += shown[frame % count];
  }
  return sum;
}

#import <Foundation/Foundation.h>

#include "Exceptions.h"

char *rows_catch(void (*body)(void *), void *context) {
  @try {
    body(context);
    return NULL;
  } @catch (NSException *exception) {
    NSString *text = [NSString stringWithFormat:@"%@: %@", exception.name, exception.reason];
    return strdup(text.UTF8String);
  }
}

_Noreturn void rows_raise(const char *reason) {
  [NSException raise:@"EndOfRow" format:@"%s", reason];
  abort();
}

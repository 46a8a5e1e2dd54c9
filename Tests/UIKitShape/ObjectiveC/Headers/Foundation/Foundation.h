// The part of Foundation that the Objective-C file of the rows uses.
#include <stdlib.h>
#include <string.h>

__attribute__((objc_root_class))
@interface NSString
+ (instancetype)stringWithFormat:(NSString *)format, ...;
@property (readonly) const char *UTF8String;
@end

__attribute__((objc_root_class))
@interface NSException
+ (void)raise:(NSString *)name format:(NSString *)format, ...;
@property (readonly, copy) NSString *name;
@property (readonly, copy) NSString *reason;
@end

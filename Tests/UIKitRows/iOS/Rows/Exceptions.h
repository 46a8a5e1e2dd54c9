// Objective-C exceptions, which Swift cannot catch. UIKit raises one for many invalid calls, and it
// would end the process with all rows that have not run.

/// Calls a function with its argument. Returns the text of the exception that it raised, which the
/// caller frees, or NULL.
///
/// The objects of the Swift functions that the exception ended are never released.
char *_Nullable rows_catch(void (*_Nonnull body)(void *_Nonnull), void *_Nonnull context);

/// Raises an exception, which ends the row.
_Noreturn void rows_raise(const char *_Nonnull reason);

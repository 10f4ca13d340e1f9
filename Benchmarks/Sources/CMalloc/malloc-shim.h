// The C library's account of the heap, which no Swift module of it exports.
#if defined(__APPLE__)
#include <malloc/malloc.h>
#else
#include <malloc.h>
#endif

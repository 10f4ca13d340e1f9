// The C library's account of the heap, which no Swift module of it exports.
#if defined(__APPLE__)
#include <malloc/malloc.h>
#else
#include <malloc.h>
#endif

// Valgrind finds functions by their names, and those of C stay as they are written.
__attribute__((noinline)) static void benchmarks_mark(void) { __asm__ volatile(""); }

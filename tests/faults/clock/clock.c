// Preloaded, it adds the seconds in the file CLOCK_OFFSET to the clock of a process, at once when the file changes.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>

static volatile long *offset;
static int (*of_system)(clockid_t, struct timespec *);

__attribute__((constructor)) static void begin(void) {
  of_system = dlsym(RTLD_NEXT, "clock_gettime");
  int file = open(getenv("CLOCK_OFFSET"), O_RDONLY | O_CLOEXEC);
  void *shared = mmap(0, sizeof(long), PROT_READ, MAP_SHARED, file, 0);
  if (shared != MAP_FAILED) offset = shared;
}

int clock_gettime(clockid_t clock, struct timespec *at) {
  if (!of_system) of_system = dlsym(RTLD_NEXT, "clock_gettime");
  int result = of_system(clock, at);
  if (result == 0 && clock == CLOCK_REALTIME && offset) at->tv_sec += *offset;
  return result;
}

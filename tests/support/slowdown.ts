const workMicroseconds = 50_000

/**
 * Factor by which other work on the machine slows this process down now: 1 on a quiet machine.
 * Limits of wall time are multiplied by it.
 */
export function slowdown(): number {
  const started = performance.now()
  const before = process.cpuUsage()
  let used = 0
  while (used < workMicroseconds) {
    const { user, system } = process.cpuUsage(before)
    used = user + system
  }
  return Math.max(1, ((performance.now() - started) * 1000) / used)
}

/** Exponential backoff: the first failures cause no wait, each further one doubles it. */
export interface Backoff {
  /** Failures after which the next attempt does not wait. */
  freeFailures: number
  /** The wait after the first failure that is not free, in seconds. */
  firstWait: number
  /** In seconds. */
  maxWait: number
}

export function waitAfter(failures: number, { freeFailures, firstWait, maxWait }: Backoff): number {
  if (failures <= freeFailures) return 0
  return Math.min(firstWait * 2 ** (failures - freeFailures - 1), maxWait)
}

interface Counter {
  consume(key: string): Promise<{ consumedPoints: number }>
  reward(key: string): Promise<unknown>
  block(key: string, seconds: number): Promise<unknown>
}

export interface AttemptCounters {
  /** Counts failures; its points never reject an attempt. */
  failures: Counter
  /** Has one point: taken by the running attempt, blocked until the next one is allowed. */
  turns: Counter
}

const waitOf = (rejection: unknown): number | null => {
  const { msBeforeNext }: { msBeforeNext?: unknown } = Object(rejection)
  return typeof msBeforeNext === 'number' ? msBeforeNext / 1000 : null
}

/**
 * Counts a failure before the attempt runs; the caller rewards `failures` on success.
 * @returns the seconds until the next attempt is allowed; 0 when this one is
 */
export async function takeAttempt(
  { failures, turns }: AttemptCounters,
  key: string,
  backoff: Backoff,
): Promise<number> {
  const { consumedPoints } = await failures.consume(key)
  const nextWait = waitAfter(consumedPoints, backoff)
  if (nextWait === 0) return 0
  try {
    await turns.consume(key)
  } catch (rejection) {
    await failures.reward(key)
    const wait = waitOf(rejection)
    if (wait === null) throw rejection
    return wait
  }
  await turns.block(key, nextWait)
  return 0
}

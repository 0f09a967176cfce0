import { setTimeout as sleep } from 'node:timers/promises'
import { slowdown } from './slowdown.ts'

/**
 * Polls until there is a result and returns it with the elapsed time, in milliseconds.
 * @param withinMs limit on a quiet machine; a busy one gets its `slowdown` times as long
 * @throws Error naming the expectation
 */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  withinMs = 20_000,
): Promise<{ answer: T; ms: number }> {
  const started = performance.now()
  for (;;) {
    const answer = await ask().catch(() => null)
    const ms = Math.round(performance.now() - started)
    if (answer) return { answer, ms }
    if (ms > withinMs && ms > withinMs * slowdown())
      throw new Error(`${what}: not within ${withinMs} ms`)
    await sleep(50)
  }
}

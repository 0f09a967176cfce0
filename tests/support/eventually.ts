import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Asks until the answer is there and gives it with the time it took.
 * @throws Error saying what was waited for
 */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  withinMs = 5000,
): Promise<{ answer: T; ms: number }> {
  const started = performance.now()
  for (;;) {
    const answer = await ask().catch(() => null)
    const ms = Math.round(performance.now() - started)
    if (answer) return { answer, ms }
    if (ms > withinMs) throw new Error(`${what}: not within ${withinMs} ms`)
    await sleep(25)
  }
}

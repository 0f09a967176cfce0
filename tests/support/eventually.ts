import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Asks until the answer is there and gives it with the time it took. It waits far longer than
 * anything takes: a test says what happens, and the time is reported, for the machine has other work.
 * @throws Error saying what was waited for
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
    if (ms > withinMs) throw new Error(`${what}: not within ${withinMs} ms`)
    await sleep(25)
  }
}

import { createHook } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'

const maxRounds = 60

/**
 * Expects two calls to take about the same time. The fastest of each are compared, in as many
 * rounds as a busy machine needs: other work slows single calls down, but skipped work always
 * shows.
 */
export async function expectSamePace(
  one: (round: number) => Promise<unknown>,
  other: (round: number) => Promise<unknown>,
): Promise<void> {
  const fastest = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as [number, number]
  const ratio = () => fastest[0] / fastest[1]
  for (let round = 0; round < maxRounds && !(ratio() > 0.5 && ratio() < 2); round += 1) {
    for (const [kind, call] of [one, other].entries()) {
      const started = performance.now()
      await call(round)
      fastest[kind as 0 | 1] = Math.min(fastest[kind as 0 | 1], performance.now() - started)
    }
  }
  expect(ratio()).toBeGreaterThan(0.5)
  expect(ratio()).toBeLessThan(2)
}

/** The number of scrypt hashes that a call computes: nearly all of its time with their real cost. */
export async function hashesOf(call: () => Promise<unknown>): Promise<number> {
  let hashes = 0
  const hook = createHook({
    init(_id, type) {
      if (type === 'SCRYPTREQUEST') hashes += 1
    },
  }).enable()
  try {
    await call()
  } finally {
    hook.disable()
  }
  return hashes
}

/** Rejects after more time than any query needs that does not wait for a lock. */
export async function blocked(): Promise<never> {
  await sleep(20_000, undefined, { ref: false })
  throw new Error('It waits for a lock')
}

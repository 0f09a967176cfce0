import { setTimeout as sleep } from 'node:timers/promises'

/** Rejects after more time than any query needs that does not wait for a lock. */
export async function blocked(): Promise<never> {
  await sleep(20_000, undefined, { ref: false })
  throw new Error('It waits for a lock')
}

import type { ILockingModule, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { messageOf } from '../errors/error-text'
import { isRedisAway } from '../errors/redis-errors'
import { unavailable } from '../errors/shop-error'

const attempts = 6
const secondsEach = 5
/** How long Redis keeps the keys of a process that was killed; a living one renews them. */
const leaseSeconds = 10

export function isLockTimeout(error: unknown): boolean {
  return messageOf(error).startsWith('Timed-out acquiring lock')
}

/**
 * One key inside the other: given several at once, the Redis provider takes them in any order and
 * keeps those it got when it gives up, so that two callers lock each other out for a minute.
 */
function holding<Result>(
  locking: ILockingModule,
  [key, ...others]: string[],
  job: () => Promise<Result>,
): Promise<Result> {
  if (key === undefined) return job()
  return locking.execute(key, () => holding(locking, others, job), {
    timeout: secondsEach,
    expire: leaseSeconds,
  })
}

/**
 * Runs the job while nobody else holds any of the keys, waiting up to half a minute. Keys are
 * taken in one order everywhere, so that two callers never wait for each other.
 * @throws ShopError service_unavailable when the keys stay taken, or nobody keeps them
 */
export async function withLocks<Result>(
  container: MedusaContainer,
  keys: string[],
  job: () => Promise<Result>,
): Promise<Result> {
  const locking = container.resolve(Modules.LOCKING)
  const inOrder = [...new Set(keys)].sort()
  for (let attempt = 1; ; attempt += 1) {
    let started = false
    let done: { result: Result } | undefined
    const run = async () => {
      started = true
      done = { result: await job() }
      return done.result
    }
    try {
      return await holding(locking, inOrder, run)
    } catch (error) {
      // The keys that could not be given back fall by themselves.
      if (done && isRedisAway(error)) return done.result
      if (!started && isRedisAway(error))
        throw unavailable('Locks cannot be taken; try again shortly.')
      if (started || !isLockTimeout(error)) throw error
      if (attempt === attempts) {
        throw unavailable('Too many requests at once; try again shortly.')
      }
    }
  }
}

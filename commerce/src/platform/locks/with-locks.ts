import type { ILockingModule, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { messageOf } from '@nas/telemetry/loggable-error'
import { isRedisUnavailable } from '../errors/redis-errors'
import { unavailable } from '../errors/shop-error'

const attempts = 6
const secondsEach = 5
/** In seconds. A running process renews them; Redis releases the locks of a killed process. */
const leaseSeconds = 10

export function isLockTimeout(error: unknown): boolean {
  return messageOf(error).startsWith('Timed-out acquiring lock')
}

/**
 * Nests one lock inside the other. Given several at once, the Redis provider takes them in any
 * order and keeps those already taken when it gives up, so that two callers block each other for a
 * minute.
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
 * Runs the job under all of the locks; waits for them up to half a minute. Locks are taken in one
 * global order, so that callers never deadlock.
 * @throws ShopError service_unavailable when the locks stay taken, or Redis is unavailable
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
      // Locks that could not be released expire.
      if (done && isRedisUnavailable(error)) return done.result
      if (!started && isRedisUnavailable(error))
        throw unavailable('Locks cannot be taken; try again shortly.')
      if (started || !isLockTimeout(error)) throw error
      if (attempt === attempts) {
        throw unavailable('Too many requests at once; try again shortly.')
      }
    }
  }
}

/** Held while an identity is linked, so that deleting the account finds all of them. */
export function withAccountLock<Result>(
  container: MedusaContainer,
  id: string,
  job: () => Promise<Result>,
): Promise<Result> {
  return withLocks(container, [`account:${id}`], job)
}

import { createHash } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from './api-error.ts'
import type { MakeLimiter } from './limiter-store.ts'

const day = 24 * 60 * 60
/** Failures a day, from wherever they come, that are nobody's concern. */
const freeFailures = 20
const longestWaitSeconds = 60
const knownSeconds = 30 * day
/** The limiters here count; none refuses by its points. */
const countless = Number.MAX_SAFE_INTEGER

export interface AccountTries {
  /** @throws ApiError 429 */
  take(account: string, client: string): Promise<void>
  /** The try did not count, whatever became of it. */
  giveBack(account: string, client: string): Promise<void>
  /** The owner signed in from here. */
  succeeded(account: string, client: string): Promise<void>
}

/** No store of limits holds names or addresses. */
const keyOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join(' ')).digest('base64url')

/** Seconds until the next try: 1, 2, 4 … once the free ones are used up. */
export const waitAfter = (failures: number): number =>
  Math.min(2 ** (failures - freeFailures - 1), longestWaitSeconds)

/**
 * Counts tries at the password of an account over all addresses. Past the free ones each try makes
 * the next one wait longer, a minute at most; whoever has signed in from the same client before does
 * not wait, so that nobody can keep the owner out by guessing.
 */
export function createAccountTries(makeLimiter: MakeLimiter): AccountTries {
  const failures = makeLimiter('accountFailures', { points: countless, duration: day })
  const turns = makeLimiter('accountTurn', { points: 1, duration: 1 })
  const known = makeLimiter('accountClient', { points: countless, duration: knownSeconds })
  const isKnown = async (account: string, client: string) =>
    (await known.get(keyOf(account, client))) !== null

  async function giveBack(account: string, client: string): Promise<void> {
    if (!(await isKnown(account, client))) await failures.reward(keyOf(account))
  }

  return {
    async take(account, client) {
      if (await isKnown(account, client)) return
      const key = keyOf(account)
      const { consumedPoints } = await failures.consume(key)
      if (consumedPoints <= freeFailures) return
      try {
        await turns.consume(key)
      } catch (rejection) {
        await failures.reward(key)
        if (!(rejection instanceof RateLimiterRes)) throw rejection
        throw tooManyRequests(rejection.msBeforeNext / 1000)
      }
      await turns.block(key, waitAfter(consumedPoints))
    },
    giveBack,
    async succeeded(account, client) {
      await giveBack(account, client)
      await known.set(keyOf(account, client), 1, knownSeconds)
    },
  }
}

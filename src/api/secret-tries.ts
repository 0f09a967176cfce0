import { createHash } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from './api-error.ts'
import type { MakeLimiter } from './limiter-store.ts'

const day = 24 * 60 * 60
const longestWaitSeconds = 60
/** A timer of Node that is set to more than 2^31 ms, 24.8 days, fires at once. */
const knownSeconds = 24 * day
/** The limiters here count; none refuses by its points. */
const countless = Number.MAX_SAFE_INTEGER

/** What is guessed at: the password of an account, the phone of an order. */
export interface TriedSecret {
  /** Names the counters in the store. */
  name: string
  /** Failures a day, from wherever they come, that are nobody's concern. */
  freeFailures: number
}

/** `subject` names what has the secret: an account, an order. */
export interface SecretTries {
  /** @throws ApiError 429 */
  take(subject: string, client: string): Promise<void>
  /** The try did not count, whatever became of it. */
  giveBack(subject: string, client: string): Promise<void>
  /** The try was right: it does not count, and the client is trusted. */
  succeeded(subject: string, client: string): Promise<void>
  /** Whoever is at this client knows the secret, and never waits. */
  trust(subject: string, client: string): Promise<void>
}

/** No store of limits holds names or addresses. */
const keyOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join(' ')).digest('base64url')

/** Seconds until the next try, after so many past the free ones: 1, 2, 4 … */
export const waitAfter = (failures: number): number =>
  Math.min(2 ** (failures - 1), longestWaitSeconds)

/**
 * Counts tries at one secret over all addresses. Past the free ones each try makes the next one
 * wait longer, a minute at most; whoever has known the secret at the same client before does not
 * wait, so that nobody can keep the owner out by guessing.
 */
export function createSecretTries(
  makeLimiter: MakeLimiter,
  { name, freeFailures }: TriedSecret,
): SecretTries {
  const failures = makeLimiter(`${name}Failures`, { points: countless, duration: day })
  const turns = makeLimiter(`${name}Turn`, { points: 1, duration: 1 })
  const known = makeLimiter(`${name}Client`, { points: countless, duration: knownSeconds })
  const isKnown = async (subject: string, client: string) =>
    (await known.get(keyOf(subject, client))) !== null

  async function giveBack(subject: string, client: string): Promise<void> {
    if (!(await isKnown(subject, client))) await failures.reward(keyOf(subject))
  }

  async function trust(subject: string, client: string): Promise<void> {
    await known.set(keyOf(subject, client), 1, knownSeconds)
  }

  return {
    async take(subject, client) {
      if (await isKnown(subject, client)) return
      const key = keyOf(subject)
      const { consumedPoints } = await failures.consume(key)
      if (consumedPoints <= freeFailures) return
      try {
        await turns.consume(key)
      } catch (rejection) {
        await failures.reward(key)
        if (!(rejection instanceof RateLimiterRes)) throw rejection
        throw tooManyRequests(rejection.msBeforeNext / 1000)
      }
      await turns.block(key, waitAfter(consumedPoints - freeFailures))
    },
    giveBack,
    async succeeded(subject, client) {
      await giveBack(subject, client)
      await trust(subject, client)
    },
    trust,
  }
}

import { createHash } from 'node:crypto'
import { takeAttempt } from '@nas/domain/backoff'
import { LRUCache } from 'lru-cache'
import { isRejectedAs, NotSignedInError } from '../../gateways/transport/gateway-errors.ts'
import { tooManyRequests } from '../answers/api-error.ts'
import type { MakeLimiter } from './redis.ts'

const day = 24 * 60 * 60
/** A timer of Node with more than 2^31 ms, 24.8 days, fires at once. */
const knownSeconds = 24 * day
/** These limiters only count; they never reject. */
const countless = Number.MAX_SAFE_INTEGER

export interface TriedSecret {
  name: string
  /** Failures per day, from all clients, that cause no delay. */
  freeFailures: number
}

export interface SecretTries {
  /** @throws ApiError 429 */
  take(subject: string, client: string): Promise<void>
  takeProven(subject: string, client: string): Promise<void>
  giveBack(subject: string, client: string): Promise<void>
  /** The attempt was correct: it does not count, and the client is trusted. */
  succeeded(subject: string, client: string): Promise<void>
  /** This client has proved the secret, and is never delayed. */
  trust(subject: string, client: string): Promise<void>
}

/** Hashed, because the store of limits must not contain names or addresses. */
const keyOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join(' ')).digest('base64url')

/** Each further attempt waits longer. Clients that have proved the secret never wait. */
export function createSecretTries(
  makeLimiter: MakeLimiter,
  { name, freeFailures }: TriedSecret,
): SecretTries {
  const failures = makeLimiter(`${name}Failures`, { points: countless, duration: day })
  const turns = makeLimiter(`${name}Turn`, { points: 1, duration: 1 })
  const backoff = { freeFailures, firstWait: 1, maxWait: 60 }
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
      const wait = await takeAttempt({ failures, turns }, key, backoff)
      if (wait > 0) throw tooManyRequests(wait)
    },
    async takeProven(subject, client) {
      if (!(await isKnown(subject, client))) await failures.consume(keyOf(subject))
    },
    giveBack,
    async succeeded(subject, client) {
      await giveBack(subject, client)
      await trust(subject, client)
    },
    trust,
  }
}

/** Accepted tokens that one server remembers, as hashes. */
const maxAccepted = 20_000

/** Bounds how often a client makes commerce verify tokens, cookies and proofs that it rejects. */
export interface TokenTries {
  /** Tokens that were accepted before are not limited. @throws ApiError 429 */
  read<Owner>(token: string, client: string, read: () => Promise<Owner>): Promise<Owner>
}

const isUnknown = (error: unknown): boolean =>
  error instanceof NotSignedInError || isRejectedAs(error, 'proof_over')

/** @param take counts points of a client; it throws once there are too many, even for none */
export function createTokenTries(
  take: (client: string, points: number) => Promise<void>,
): TokenTries {
  const accepted = new LRUCache<string, true>({ max: maxAccepted })
  return {
    async read(token, client, read) {
      const key = keyOf(token)
      if (accepted.has(key)) return read()
      await take(client, 0)
      try {
        const owner = await read()
        accepted.set(key, true)
        return owner
      } catch (error) {
        if (isUnknown(error)) await take(client, 1)
        throw error
      }
    },
  }
}

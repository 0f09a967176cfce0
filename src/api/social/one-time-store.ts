import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { serviceUnavailable } from '../answers/api-error.ts'

/** Values that may be used once, stored under the hash of their secret. */
export interface OneTimeStore {
  put(secret: string, value: string, seconds: number): Promise<void>
  /** @returns null when it does not exist, was taken before, or has expired */
  take(secret: string): Promise<string | null>
  /** @returns false when this secret was used before */
  use(secret: string, seconds: number): Promise<boolean>
  release(secret: string): Promise<void>
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** For a single front server. */
export function memoryStore(now: () => number = Date.now): OneTimeStore {
  const stored = new Map<string, { value: string; endsAt: number }>()

  function find(key: string): string | null {
    const entry = stored.get(key)
    return entry && entry.endsAt > now() ? entry.value : null
  }

  function store(key: string, value: string, seconds: number): void {
    for (const [other, { endsAt }] of stored) if (endsAt <= now()) stored.delete(other)
    stored.set(key, { value, endsAt: now() + seconds * 1000 })
  }

  return {
    async put(secret, value, seconds) {
      store(hashOf(secret), value, seconds)
    },
    async take(secret) {
      const key = hashOf(secret)
      const value = find(key)
      stored.delete(key)
      return value
    },
    async use(secret, seconds) {
      const key = hashOf(secret)
      if (find(key) !== null) return false
      store(key, 'used', seconds)
      return true
    },
    async release(secret) {
      stored.delete(hashOf(secret))
    },
  }
}

const prefix = 'once:'

/** For several front servers. Every call throws ApiError 503 while Redis is unavailable. */
export function redisStore(redis: Redis): OneTimeStore {
  const keyOf = (secret: string) => `${prefix}${hashOf(secret)}`
  return {
    async put(secret, value, seconds) {
      await orUnavailable(redis.set(keyOf(secret), value, 'EX', seconds))
    },
    take: (secret) => orUnavailable(redis.getdel(keyOf(secret))),
    async use(secret, seconds) {
      return (await orUnavailable(redis.set(keyOf(secret), 'used', 'EX', seconds, 'NX'))) !== null
    },
    async release(secret) {
      await orUnavailable(redis.del(keyOf(secret)))
    },
  }
}

async function orUnavailable<T>(reply: Promise<T>): Promise<T> {
  try {
    return await reply
  } catch (error) {
    throw serviceUnavailable(error)
  }
}

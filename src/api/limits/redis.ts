import { Redis } from 'ioredis'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible'

const timeoutMs = 1000

/** Fails fast while Redis is unavailable. @param waits retries while Redis is starting */
export function connectRedis(url: string, { waits = false } = {}): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: waits,
    maxRetriesPerRequest: 1,
    commandTimeout: timeoutMs,
  })
  // Every command reports its own failure.
  redis.on('error', () => {})
  return redis
}

export type MakeLimiter = (
  name: string,
  limit: { points: number; duration: number },
) => RateLimiterAbstract

/** Without Redis, and while it is unavailable, each process counts in its own memory. */
export function limiterStore(redisUrl?: string): MakeLimiter {
  const redis = redisUrl ? connectRedis(redisUrl) : null
  return (name, limit) => {
    const options = { ...limit, keyPrefix: `limit:${name}` }
    const inMemory = new RateLimiterMemory(options)
    return redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: inMemory })
      : inMemory
  }
}

import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible'
import { connectRedis } from './redis.ts'

export type MakeLimiter = (
  name: string,
  limit: { points: number; duration: number },
) => RateLimiterAbstract

/**
 * @param redisUrl where several front servers count together; each alone in its memory without,
 * and while Redis does not answer
 */
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

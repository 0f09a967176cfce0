import { Redis } from 'ioredis'

/** A connection that gives up at once while Redis is away, and comes back by itself. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
  // Whoever asks meanwhile hears of it by their own failure.
  redis.on('error', () => {})
  return redis
}

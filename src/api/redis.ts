import { Redis } from 'ioredis'

const timeoutMs = 1000

/**
 * A connection that gives up soon while Redis is away, and comes back by itself.
 * @param waits retries while Redis is starting, where nothing else can respond
 */
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

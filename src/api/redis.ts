import { Redis } from 'ioredis'

const timeoutMs = 2000

/**
 * A connection that gives up soon while Redis is away, and comes back by itself.
 * @param waits asks again when Redis is just coming, where nothing else can answer
 */
export function connectRedis(url: string, { waits = false } = {}): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: waits,
    maxRetriesPerRequest: 1,
    commandTimeout: timeoutMs,
  })
  // Whoever asks meanwhile hears of it by their own failure.
  redis.on('error', () => {})
  return redis
}

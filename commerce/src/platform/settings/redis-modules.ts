import { RetryingConnector } from './retrying-connector'

/** In ms. Orders are locked for a few milliseconds; the default is one retry a second. */
const waiting = { defaultRetryInterval: 10, maximumRetryInterval: 100 }

const reconnecting = { Connector: RetryingConnector, retryStrategy: () => 200 }

/** Used on request paths: fails at once without Redis, and after a short timeout when it hangs. */
const failingFast = {
  ...reconnecting,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: 1_500,
}

/** For sessions. The shop does not use them, but Medusa opens the connection anyway. */
export const sessionRedis: object = reconnecting

/** Several processes share these; without an address each process keeps its own in memory. */
export function redisModules(url: string | undefined) {
  if (url === undefined) return []
  const queues = { redisUrl: url, redisOptions: reconnecting }
  const asked = { redisUrl: url, redisOptions: failingFast }
  return [
    { resolve: '@medusajs/medusa/event-bus-redis', options: queues },
    { resolve: '@medusajs/medusa/workflow-engine-redis', options: { redis: queues } },
    { resolve: '@medusajs/medusa/cache-redis', options: asked },
    {
      resolve: '@medusajs/medusa/locking',
      options: {
        providers: [
          {
            id: 'locking-redis',
            resolve: '@medusajs/medusa/locking-redis',
            is_default: true,
            options: { ...asked, ...waiting },
          },
        ],
      },
    },
  ]
}

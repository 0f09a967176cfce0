import { PatientConnector } from './patient-connector'

/** Locks of orders are held for a few milliseconds; the provider's own waiters look once a second. */
const waiting = { defaultRetryInterval: 10, maximumRetryInterval: 100 }

const reconnecting = { Connector: PatientConnector, retryStrategy: () => 200 }

/** Somebody waits for what is asked here: it fails at once where there is no Redis, soon where it hangs. */
const failingFast = {
  ...reconnecting,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: 1_500,
}

/** Sessions, which the shop does not use, hold a connection too. */
export const sessionRedis: object = reconnecting

/** Events, workflows, locks and cache shared by several processes; without an address each has its own in memory. */
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

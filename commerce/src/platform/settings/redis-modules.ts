/** Locks of orders are held for a few milliseconds; the provider's own waiters look once a second. */
const waiting = { defaultRetryInterval: 10, maximumRetryInterval: 100 }

/** Events, workflows, locks and cache shared by several processes; without an address each has its own in memory. */
export function redisModules(url: string | undefined) {
  if (url === undefined) return []
  return [
    { resolve: '@medusajs/medusa/event-bus-redis', options: { redisUrl: url } },
    { resolve: '@medusajs/medusa/workflow-engine-redis', options: { redis: { redisUrl: url } } },
    { resolve: '@medusajs/medusa/cache-redis', options: { redisUrl: url } },
    {
      resolve: '@medusajs/medusa/locking',
      options: {
        providers: [
          {
            id: 'locking-redis',
            resolve: '@medusajs/medusa/locking-redis',
            is_default: true,
            options: { redisUrl: url, ...waiting },
          },
        ],
      },
    },
  ]
}

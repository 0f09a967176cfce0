import { Redis } from 'ioredis'
import { withClient } from './database-owners.ts'
import { type Settings, SettingsError } from './settings.ts'

const timeoutMs = 10_000

async function callRedis(address: string): Promise<void> {
  const redis = new Redis(address, {
    lazyConnect: true,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    retryStrategy: () => null,
  })
  const failed = new Promise<never>((_, reject) => redis.on('error', reject))
  try {
    await Promise.race([redis.connect().then(() => redis.ping()), failed])
  } finally {
    redis.disconnect()
  }
}

const callDatabase = (address: string) => withClient(address, (client) => client.query('select'))

const calls = {
  CONTENT_DATABASE_URL: callDatabase,
  CONTENT_OWNER_DATABASE_URL: callDatabase,
  COMMERCE_DATABASE_URL: callDatabase,
  COMMERCE_OWNER_DATABASE_URL: callDatabase,
  REDIS_URL: callRedis,
} as const

/**
 * Medusa would wait for minutes, and log less than the reason.
 * @throws SettingsError naming each address that does not answer, or not with TLS as it demands
 */
export async function callOutsideServices(settings: Settings): Promise<void> {
  const faults = await Promise.all(
    (Object.keys(calls) as (keyof typeof calls)[]).map(async (name) => {
      if (settings[name] === '') return []
      return calls[name](settings[name]).then(
        () => [],
        (error: Error) => [`${name} cannot be used: ${error.message}`],
      )
    }),
  )
  if (faults.flat().length > 0) throw new SettingsError(faults.flat().join('\n'))
}

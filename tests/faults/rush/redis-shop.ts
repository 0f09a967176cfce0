import { commerceEnv } from '../../../scripts/stack/environment.ts'
import { inRoot } from '../../../scripts/stack/paths.ts'
import { freePort } from '../../../scripts/stack/ports.ts'
import { loadSettings } from '../../../scripts/stack/settings.ts'
import { Stack } from '../../../scripts/stack/stack.ts'
import { given } from '../../support/env.ts'
import { OwnProcess } from './own-process.ts'
import { certificate, newRedisUrl, startRedis } from './own-redis.ts'

const timeoutMs = 120_000

export interface RedisShop {
  /** Addresses of the Medusa processes. */
  urls: string[]
  /** The output lines of the Medusa processes. */
  printed(): number
  stopRedis(): Promise<void>
  /** Replaces it by a new process without its state. */
  startRedis(): Promise<void>
  stop(): Promise<void>
}

/** Another Medusa of the stack under test, on its database. */
async function startMedusa(redisUrl: string): Promise<{ url: string; process: OwnProcess }> {
  const settings = await loadSettings({
    ...process.env,
    VAR_DIR: given('STACK_VAR_DIR'),
    REDIS_URL: redisUrl,
    COMMERCE_DATABASE_URL: `${given('COMMERCE_RUNTIME_DATABASE')}?sslmode=verify-full`,
    CONTENT_DATABASE_URL: given('COMMERCE_RUNTIME_DATABASE'),
    COMMERCE_PORT: String(await freePort()),
    COMMERCE_URL: '',
    UNPAID_ORDERS: '100000',
    // The suites have names of settings, not secrets.
    GOOGLE_CLIENT_ID: '',
    FACEBOOK_APP_ID: '',
  })
  const { places } = new Stack(settings)
  const own = { ...commerceEnv(settings, places), CONTENT_URL: given('CONTENT_URL') }
  const cli = inRoot('commerce/node_modules/@medusajs/cli/cli.js')
  const medusa = new OwnProcess([process.execPath, cli, 'start'], {
    cwd: inRoot('commerce/.medusa/server'),
    env: { ...process.env, ...own, NODE_ENV: 'production', NODE_EXTRA_CA_CERTS: certificate() },
  })
  const url = places.commerceUrl
  await medusa.until(async () => (await fetch(`${url}/health`)).ok, timeoutMs)
  return { url, process: medusa }
}

/** Starts Medusa processes with the Redis modules, by TLS. They share the database of the stack. */
export async function startRedisShop(processes: number): Promise<RedisShop> {
  const redisUrl = await newRedisUrl()
  let redis = await startRedis(redisUrl)
  const started = await Promise.allSettled(
    Array.from({ length: processes }, () => startMedusa(redisUrl)),
  )
  const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const stop = async () => {
    await Promise.all(running.map(({ process }) => process.stop()))
    await redis.stop()
  }
  const failed = started.find((one) => one.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  return {
    urls: running.map(({ url }) => url),
    printed: () => running.reduce((sum, { process }) => sum + process.lines, 0),
    stopRedis: () => redis.stop(),
    async startRedis() {
      redis = await startRedis(redisUrl)
    },
    stop,
  }
}

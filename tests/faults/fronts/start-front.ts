import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { shopEnv } from '../../../scripts/stack/environment.ts'
import { inRoot } from '../../../scripts/stack/paths.ts'
import { freePort } from '../../../scripts/stack/ports.ts'
import { loadSettings } from '../../../scripts/stack/settings.ts'
import { Stack } from '../../../scripts/stack/stack.ts'
import { given } from '../../support/env.ts'
import { OwnProcess } from '../rush/own-process.ts'
import { certificate } from '../rush/own-redis.ts'

export interface Front {
  url: string
  /** Address of its metrics. */
  metrics: string
  process: OwnProcess
}

/** Another front server of the stack under test, on its release. */
export async function startFront(
  own: { RATE_LIMITS: 'on' | 'off'; REDIS_URL?: string } = { RATE_LIMITS: 'off' },
): Promise<Front> {
  const [port, metricsPort] = [String(await freePort()), String(await freePort())]
  const settings = await loadSettings({
    ...process.env,
    ...own,
    VAR_DIR: given('STACK_VAR_DIR'),
    SHOP_PORT: port,
    SHOP_METRICS_PORT: metricsPort,
    // The suites have names of settings, not secrets.
    GOOGLE_CLIENT_ID: '',
    FACEBOOK_APP_ID: '',
  })
  const { places } = new Stack(settings)
  const releases = join(places.varDir, 'releases')
  const [release] = (await readdir(releases, { withFileTypes: true })).filter((one) =>
    one.isDirectory(),
  )
  const env = {
    ...process.env,
    ...(await shopEnv(settings, places)),
    CONTENT_URL: given('CONTENT_URL'),
    COMMERCE_URL: given('COMMERCE_URL'),
    RELEASE_DIR: join(releases, release?.name ?? ''),
    NODE_EXTRA_CA_CERTS: certificate(),
  }
  const front = new OwnProcess([process.execPath, inRoot('server/main.ts')], { env })
  const url = `http://localhost:${port}`
  await front.until(async () => (await fetch(`${url}/ready`)).ok, 60_000)
  return { url, metrics: `http://localhost:${metricsPort}/metrics`, process: front }
}

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runToEnd } from './commands.ts'
import { commerceEnv, contentEnv, type Places } from './environment.ts'
import { inRoot } from './paths.ts'
import { simulatesVnpay } from './payment-methods.ts'
import { isDemo, reachOf } from './public-shop.ts'
import type { Settings } from './settings.ts'
import { step, unlessStamped } from './steps.ts'

interface Installation {
  settings: Settings
  places: Places
}

/** Whether a new shop gets orders of invented people; a public shop does not. */
export function beginsWithOrders(
  settings: Pick<Settings, 'DEMO' | 'DEMO_ORDERS' | 'PUBLIC_URL'>,
): boolean {
  return isDemo(settings) && settings.DEMO_ORDERS !== 'off' && reachOf(settings) !== 'public'
}

const stampOf = ({ varDir }: Places) => join(varDir, 'stamps', 'demo-orders')
const logOf = ({ logDir }: Places, name: string) => join(logDir, `${name}.log`)

function inCommerce({ settings, places }: Installation, script: string, ...args: string[]) {
  const given = Object.entries(commerceEnv(settings, places, { prepares: true }))
  // A real gateway gets no demo orders.
  const env = given.filter(([name]) => simulatesVnpay(settings) || !name.startsWith('VNPAY_'))
  const medusa = inRoot('commerce/node_modules/@medusajs/cli/cli.js')
  return runToEnd({
    // Runs the build, because running the sources would compile them first.
    run: [process.execPath, medusa, 'exec', `./src/scripts/${script}.js`, ...args],
    cwd: inRoot('commerce/.medusa/server'),
    env: {
      ...Object.fromEntries(env),
      COMMERCE_METRICS_PORT: '',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
    log: logOf(places, `${script}-of-commerce`),
  })
}

function inContent({ settings, places }: Installation, script: string, ...args: string[]) {
  return runToEnd({
    run: ['npm', 'run', '--silent', script, '--', ...args],
    cwd: inRoot('content-cms'),
    env: contentEnv(settings, places, { prepares: true }),
    log: logOf(places, `${script}-of-content`),
  })
}

/** The demo requests follow the orders, because commerce lists the orders that they refer to. */
async function make(installation: Installation): Promise<void> {
  const file = join(installation.places.varDir, 'demo-orders.json')
  await inCommerce(installation, 'make-demo', file, installation.settings.DEMO_ORDERS)
  await inContent(installation, 'make-demo', file)
  await rm(file)
}

/** Once in an installation, while its shop runs. A failure is reported; the next start repeats. */
export async function makeDemoOrders(installation: Installation): Promise<void> {
  const { settings, places } = installation
  if (!beginsWithOrders(settings)) return
  await unlessStamped(stampOf(places), 'made', () =>
    step(
      `Making ${settings.DEMO_ORDERS} days of demo orders`,
      () => make(installation),
      logOf(places, 'make-demo-of-commerce'),
    ),
  ).catch((error: unknown) => console.error((error as Error).message))
}

/** Also prevents new ones. @returns the removed records by kind */
export async function removeDemoOrders(installation: Installation): Promise<string> {
  const { places } = installation
  await inCommerce(installation, 'remove-demo')
  await inContent(installation, 'remove-demo')
  await mkdir(dirname(stampOf(places)), { recursive: true })
  await writeFile(stampOf(places), 'made')
  const said = ['commerce', 'content'].map((app) =>
    readFile(logOf(places, `remove-demo-of-${app}`), 'utf8'),
  )
  return (await Promise.all(said)).join('')
}

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareBucket } from '../media/prepare-bucket.ts'
import { onShutdown, takeRunnerLock } from '../stack/commands.ts'
import { rotateLogsRegularly } from '../stack/log-files.ts'
import { callOutsideServices } from '../stack/outside-services.ts'
import { isThere } from '../stack/paths.ts'
import { simulatesVnpay, simulatorUrl } from '../stack/payment-methods.ts'
import { isDemo, judgePublicShop } from '../stack/public-shop.ts'
import { loadSettings, type Settings } from '../stack/settings.ts'
import { socialSimulatorUrl } from '../stack/social-simulator.ts'
import { Stack } from '../stack/stack.ts'
import { elapsed } from '../stack/steps.ts'

export async function start(): Promise<void> {
  const settings = await loadSettings()
  for (const doubt of judgePublicShop(settings)) console.warn(`! ${doubt}`)
  const stack = new Stack(settings)
  await takeRunnerLock(stack.places.runDir)
  onShutdown(() => stack.stop(), 0)
  try {
    await stack.clear()
    await stack.assertPorts()
    await callOutsideServices(settings)
    await prepareBucket(settings)
    rotateLogsRegularly(stack.places.logDir, Number(settings.LOG_DAYS))
    await stack.prepare({ withAdmin: false })
    await stack.start()
  } catch (error) {
    await stack.stop()
    throw error
  }
  await announce(stack)
  await stack.finish()
}

function onlinePayment(settings: Settings): [string, string] {
  if (simulatesVnpay(settings)) {
    return [simulatorUrl(settings), 'a simulator of VNPAY; no real money']
  }
  if (settings.VNPAY_TMN_CODE === '') return ['off', 'VNPAY_TMN_CODE turns it on']
  return [new URL(settings.VNPAY_URL).origin, `VNPAY, terminal ${settings.VNPAY_TMN_CODE}`]
}

/** True at the first start of an installation: passwords are printed only once. */
async function showsPasswords(varDir: string): Promise<boolean> {
  const mark = join(varDir, 'stamps', 'sign-ins-shown')
  const isShown = await isThere(mark)
  if (!isShown) await writeFile(mark, '')
  return !isShown
}

export async function announce({ settings, places, hasAdmin, social }: Stack): Promise<void> {
  const shown = await showsPasswords(places.varDir)
  const signIn = (email: string, password: string) => (shown ? `${email} / ${password}` : email)
  const rows = [
    ['Shop', `${places.shopUrl}/vn`, 'Vietnamese; English at /'],
    [
      'Back office',
      `${places.shopUrl}/crm-admin`,
      signIn(settings.STAFF_EMAIL, settings.STAFF_PASSWORD),
    ],
    [
      'Payload',
      `${places.contentUrl}/admin`,
      hasAdmin
        ? signIn(settings.EDITOR_EMAIL, settings.EDITOR_PASSWORD)
        : `${signIn(settings.EDITOR_EMAIL, settings.EDITOR_PASSWORD)}, being built`,
    ],
    ['Medusa', places.commerceUrl, 'for the shop alone; the back office is its face'],
    ['Paying online', ...onlinePayment(settings)],
    ...(social === null
      ? []
      : [['Social sign-in', socialSimulatorUrl(settings), 'a simulator of Google and Facebook']]),
    ...(isDemo(settings)
      ? [
          [
            'Demo member',
            'sign in on the shop',
            signIn(settings.MEMBER_EMAIL, settings.MEMBER_PASSWORD),
          ],
        ]
      : []),
  ]
  console.log(`\nNAS Shop runs (${elapsed()}):\n`)
  for (const [name = '', address = '', note = ''] of rows) {
    console.log(`  ${name.padEnd(14)} ${address.padEnd(34)} ${note}`)
  }
  if (!shown)
    console.log('\nThe passwords were printed at the first start; they are in var/secrets.env.')
  console.log('\nCtrl-C stops everything. Logs are in var/log.')
}

import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { simulatesVnpay, simulatorUrl } from './payment-methods.ts'
import { isDemo } from './public-shop.ts'
import type { Settings } from './settings.ts'
import type { Stack } from './stack.ts'
import { elapsed } from './steps.ts'

/** Where customers pay online. */
function onlinePayment(settings: Settings): [string, string] {
  if (simulatesVnpay(settings)) {
    return [simulatorUrl(settings), 'a simulator of VNPAY; no real money']
  }
  if (settings.VNPAY_TMN_CODE === '') return ['off', 'VNPAY_TMN_CODE turns it on']
  return [new URL(settings.VNPAY_URL).origin, `VNPAY, terminal ${settings.VNPAY_TMN_CODE}`]
}

/** True the first time in an installation: passwords are not printed at every start. */
async function showsPasswords(varDir: string): Promise<boolean> {
  const mark = join(varDir, 'stamps', 'sign-ins-shown')
  const isShown = await access(mark).then(
    () => true,
    () => false,
  )
  if (!isShown) await writeFile(mark, '')
  return !isShown
}

/** The addresses and, once, the demo sign-ins, for the person who has just started the shop. */
export async function announce({ settings, places }: Stack): Promise<void> {
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
      signIn(settings.EDITOR_EMAIL, settings.EDITOR_PASSWORD),
    ],
    ['Medusa', places.commerceUrl, 'for the shop alone; the back office is its face'],
    ['Paying online', ...onlinePayment(settings)],
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
    console.log(`  ${name.padEnd(13)} ${address.padEnd(34)} ${note}`)
  }
  if (!shown)
    console.log('\nThe passwords were printed at the first start, and stand in var/secrets.env.')
  console.log('\nCtrl-C stops everything. Logs are in var/log.')
}

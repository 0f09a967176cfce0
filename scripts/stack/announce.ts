import { simulatesVnpay, simulatorUrl } from './payment-methods.ts'
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

/** The addresses and the demo sign-ins, for the person who has just started the shop. */
export function announce({ settings, places }: Stack): void {
  const rows = [
    ['Shop', `${places.shopUrl}/vn`, 'Vietnamese; English at /'],
    [
      'Back office',
      `${places.shopUrl}/crm-admin`,
      `${settings.STAFF_EMAIL} / ${settings.STAFF_PASSWORD}`,
    ],
    [
      'Payload',
      `${places.contentUrl}/admin`,
      `${settings.EDITOR_EMAIL} / ${settings.EDITOR_PASSWORD}`,
    ],
    ['Medusa', places.commerceUrl, 'its API; the back office is its face'],
    ['Paying online', ...onlinePayment(settings)],
    [
      'Demo member',
      'sign in on the shop',
      `${settings.MEMBER_EMAIL} / ${settings.MEMBER_PASSWORD}`,
    ],
  ]
  console.log(`\nNAS Shop runs (${elapsed()}):\n`)
  for (const [name = '', address = '', note = ''] of rows) {
    console.log(`  ${name.padEnd(13)} ${address.padEnd(34)} ${note}`)
  }
  console.log('\nCtrl-C stops everything. Logs are in var/log.')
}

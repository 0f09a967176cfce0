import type { Stack } from './stack.ts'
import { elapsed } from './steps.ts'

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
    [
      'Demo member',
      'sign in on the shop',
      `${settings.MEMBER_EMAIL} / ${settings.MEMBER_PASSWORD}`,
    ],
  ]
  console.log(`\nNAS Shop runs (${elapsed()}):\n`)
  for (const [name = '', address = '', note = ''] of rows) {
    console.log(`  ${name.padEnd(12)} ${address.padEnd(34)} ${note}`)
  }
  console.log('\nCtrl-C stops everything. Logs are in var/log.')
}

import type { Order } from '@nas/contract/order'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'

export interface NextPage {
  kind: 'payment' | 'confirmation'
  address: string
}

export const confirmationPath = '/thanh-toan/hoan-tat'

/** Where a placed order leads: to the gateway while it is to be paid online, else to its summary. */
export function nextPage(order: Pick<Order, 'payment_url'>, locale: Locale): NextPage {
  const { payment_url } = order
  return payment_url !== null && /^https?:\/\//.test(payment_url)
    ? { kind: 'payment', address: payment_url }
    : { kind: 'confirmation', address: href(locale, confirmationPath) }
}

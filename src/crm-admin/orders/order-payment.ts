import type { PaymentKind } from '@nas/domain'

const kinds: Readonly<Record<string, PaymentKind>> = { cod: 'cod', 'bank-transfer': 'transfer' }

/** How a payment method moves an order on; all others are gateways, which confirm by themselves. */
export function paymentKindOf(code: string): PaymentKind {
  return kinds[code] ?? 'online'
}

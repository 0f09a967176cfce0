import type { PaymentKind } from '@nas/domain'
import { ShopError } from '../errors/shop-error'
import { systemPaymentProvider } from '../setup/names'

export interface PaymentMethod {
  code: string
  kind: PaymentKind
  /** Medusa's payment provider that records it. */
  provider: string
}

const methods: readonly PaymentMethod[] = [
  { code: 'cod', kind: 'cod', provider: systemPaymentProvider },
]

/** @throws ShopError payment_unavailable */
export function paymentMethod(code: string): PaymentMethod {
  const method = methods.find((candidate) => candidate.code === code)
  if (method) return method
  const message = 'This way of payment is not offered.'
  throw new ShopError('payment_unavailable', message, [
    { path: ['payment'], code: 'payment_unavailable', message },
  ])
}

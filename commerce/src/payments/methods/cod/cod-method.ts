import { systemPaymentProvider } from '../../../platform/setup/names'
import type { PaymentMethod } from '../payment-method'

/** Cash, given to whoever brings the parcel. */
export function codMethod(): PaymentMethod {
  return {
    code: 'cod',
    kind: 'cod',
    provider: systemPaymentProvider,
    minutesToPay: null,
    begin: () => ({ url: null, transfer: null }),
  }
}

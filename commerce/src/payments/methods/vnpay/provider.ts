import { OutsidePaymentProvider } from '../outside-provider'

export class VnpayPaymentProvider extends OutsidePaymentProvider {
  static override identifier = 'vnpay'
}

/** Under this id Medusa knows the provider. */
export const vnpayProvider = 'pp_vnpay_default'

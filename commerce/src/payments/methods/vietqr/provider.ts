import { OutsidePaymentProvider } from '../outside-provider'

export class VietqrPaymentProvider extends OutsidePaymentProvider {
  static override identifier = 'vietqr'
}

/** Under this id Medusa knows the provider. */
export const vietqrProvider = 'pp_vietqr_default'

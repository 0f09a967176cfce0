import type { PaymentResult } from '@nas/contract/commerce/order'
import type { PaymentCalls } from '../../src/gateways/commerce/orders.ts'
import { MissingRecordError, RejectedError } from '../../src/gateways/transport/gateway-errors.ts'

/** A gateway whose signature is the word `good`, and whose reference names the result. */
export class FakePayments implements PaymentCalls {
  /** The received reports by gateway. */
  readonly received: [string, Record<string, string>][] = []
  readonly #check: () => void

  /** @param check throws while commerce is down */
  constructor(check: () => void) {
    this.#check = check
  }

  async ipn(gateway: string, query: Record<string, string>) {
    this.#check()
    this.received.push([gateway, query])
    const isGood = query.vnp_SecureHash === 'good'
    return isGood ? { RspCode: '00', Message: 'Confirm Success' } : { RspCode: '97', Message: 'x' }
  }

  async handleReturn(gateway: string, query: Record<string, string>): Promise<PaymentResult> {
    this.#check()
    this.received.push([gateway, query])
    if (query.vnp_SecureHash !== 'good') {
      throw new RejectedError({ code: 'signature', message: 'Not signed' })
    }
    const result = (['success', 'failure', 'waiting'] as const).find(
      (one) => one === query.vnp_TxnRef,
    )
    if (result === undefined) throw new MissingRecordError('No such payment')
    return { order: 'NAS-1', number: 1, result, locale: query.vnp_Locale === 'en' ? 'en' : 'vi' }
  }

  refund = () => Promise.reject(new Error('The fake commerce refunds nothing'))

  refuseClaim = () => Promise.reject(new Error('The fake commerce has no claims'))
}

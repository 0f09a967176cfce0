import type { InputOf } from '@nas/contract/operation'
import type { PaymentResult, receiveIpn, receiveReturn } from '@nas/contract/payments/operations'
import { MissingRecordError, RejectedError } from '../../src/gateways/transport/gateway-errors.ts'

/** A gateway whose signature is the word `good`, and whose reference names the result. */
export class FakePayments {
  /** The received reports by gateway. */
  readonly received: [string, Record<string, unknown>][] = []
  readonly #check: () => void

  /** @param check throws while commerce is down */
  constructor(check: () => void) {
    this.#check = check
  }

  ipn({ gateway, ...query }: InputOf<typeof receiveIpn>): Record<string, string> {
    this.#check()
    this.received.push([gateway, query])
    const isGood = query.vnp_SecureHash === 'good'
    return isGood ? { RspCode: '00', Message: 'Confirm Success' } : { RspCode: '97', Message: 'x' }
  }

  handleReturn({ gateway, query }: InputOf<typeof receiveReturn>): PaymentResult {
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
}

import type { CommerceOrder } from '@nas/contract/commerce/order'
import type { PaymentResult } from '@nas/contract/commerce/payment-return'
import type { PaymentCalls } from '../../src/gateways/commerce/checkout.ts'
import { MissingRecordError, RejectedError } from '../../src/gateways/gateway-errors.ts'

/** A gateway whose signature is the word `good`, and whose reference names the result. */
export class FakePayments implements PaymentCalls {
  /** What came in, gateway by gateway. */
  readonly received: [string, Record<string, string>][] = []
  readonly #check: () => void
  readonly #orderOf: (...asked: Parameters<PaymentCalls['refund']>) => Promise<CommerceOrder>

  /** @param check throws while commerce is down */
  constructor(check: () => void, orderOf: FakePayments['refund']) {
    this.#check = check
    this.#orderOf = orderOf
  }

  async ipn(gateway: string, query: Record<string, string>) {
    this.#check()
    this.received.push([gateway, query])
    const isGood = query.vnp_SecureHash === 'good'
    return isGood ? { RspCode: '00', Message: 'Confirm Success' } : { RspCode: '97', Message: 'x' }
  }

  async comeBack(gateway: string, query: Record<string, string>): Promise<PaymentResult> {
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

  async refund(...asked: Parameters<PaymentCalls['refund']>): Promise<CommerceOrder> {
    const order = await this.#orderOf(...asked)
    const due = order.refunds.filter(({ settled_at }) => settled_at === null)
    if (due.length === 0) throw new RejectedError({ code: 'refund_not_due', message: 'Not due' })
    for (const refund of due) refund.settled_at = '2026-11-02T02:00:00.000Z'
    return order
  }
}

import { createHash } from 'node:crypto'
import { shopDay } from '@nas/domain/dates'
import { deliveryDates } from '@nas/domain/delivery-dates'
import { type DeliveryRules, transitFor } from '@nas/domain/delivery-rules'
import { includedVat } from '@nas/domain/money'
import { codeDigits } from '@nas/domain/order-code'
import { FF1 } from '@noble/ciphers/ff1.js'
import type { MedusaOrder } from '../../../medusa-tables/order-rows'
import type { FirstMove, NewOrderRecord } from '../../module/rows'
import { goodsOf, piecesOf, type Quote } from '../quote'
import type { PlaceOrderRequest } from './placing'

type Placed = Pick<PlaceOrderRequest, 'payment' | 'customerId' | 'staffId' | 'splitFrom'>

/**
 * Orders without cash on delivery wait for payment immediately (ADR 0021). Staff confirm an order
 * by placing it.
 */
export function firstMoves({ payment, customerId, staffId, splitFrom }: Placed): FirstMove[] {
  const by = staffId
    ? ({ actor: 'staff', actorId: staffId } as const)
    : ({ actor: 'customer', actorId: customerId } as const)
  const placed: FirstMove = { from: null, to: 'new', ...by }
  const system = { actor: 'system', actorId: null } as const
  if (payment.kind !== 'cod') return [placed, { from: 'new', to: 'confirm', ...system }]
  const isConfirmed = staffId !== undefined && splitFrom?.state !== 'new'
  return isConfirmed ? [placed, { from: 'new', to: 'confirm', ...by }] : [placed]
}

export function recordOf(
  request: PlaceOrderRequest,
  quote: Quote,
  { id, displayId, at, vatRate }: Pick<MedusaOrder, 'id' | 'displayId' | 'at' | 'vatRate'>,
  { rules, code }: { rules: DeliveryRules; code: string },
): NewOrderRecord {
  const { pickup, latest } = deliveryDates(rules, transitFor(rules, request.receiver.province), at)
  return {
    order_id: id,
    display_id: displayId,
    code,
    customer_id: request.customerId,
    state: firstMoves(request).at(-1)?.to ?? 'new',
    ...request.receiver,
    note: request.note,
    payment_method: request.payment.code,
    payment_kind: request.payment.kind,
    subtotal: quote.subtotal,
    shipping_price: quote.shippingPrice,
    discount: quote.discount,
    total: quote.total,
    vat_rate: vatRate,
    vat: includedVat(quote.total, vatRate),
    estimated_pickup: pickup,
    estimated_delivery: latest,
    source: request.splitFrom?.source ?? (request.staffId ? 'phone' : 'web'),
    consents: request.consents.map((consent) => ({ ...consent, at: at.toISOString() })),
    locale: request.locale,
    caller: request.caller,
    idempotency_key: request.idempotencyKey,
    request_hash: request.requestHash,
    network: request.origin?.network ?? null,
    device: request.origin?.device.mark ?? null,
    pieces: piecesOf(quote),
    goods: goodsOf(quote.lines),
    created_at: at,
  }
}

const numbersADay = 10 ** codeDigits

/**
 * The number in an order's code: a keyed permutation of the running number, different each day
 * (ADR 0160) and unique within a day.
 * @param attempt selects another permutation when the code exists already
 */
export function codeNumber(
  secret: string,
  placedAt: Date,
  runningNumber: number,
  attempt: number,
): number {
  const key = createHash('sha256').update(secret).digest()
  const tweak = Buffer.from(`${shopDay(placedAt)} ${attempt}`)
  const digits = String(runningNumber % numbersADay).padStart(codeDigits, '0')
  return Number(
    FF1(10, key, tweak)
      .encrypt([...digits].map(Number))
      .join(''),
  )
}

import type { MedusaContainer } from '@medusajs/framework/types'
import { consentVersion } from '@nas/contract/consents'
import { isCancelled, type PaymentKind } from '@nas/domain/order-states'
import { dateMovesBackSql, dateRecordBackSql } from '../orders/module/demo-records'
import type { OrderRecordRow } from '../orders/module/rows'
import { itemsOf } from '../orders/queries/read-orders'
import { moveOrder } from '../orders/workflows/move-order/move-order'
import { placeOrder } from '../orders/workflows/place-order/place-order'
import { rateOrder } from '../orders/workflows/rate-order'
import { findMethod, paymentChoice } from '../payments/methods/methods'
import { datePaymentsBackSql, dateRefundsBackSql } from '../payments/module/demo-payments'
import { paymentRecords } from '../payments/module/service'
import type { PastStep } from '../platform/database/date-back'
import { demoCaller } from '../platform/setup/demo'
import { dateRatingsBackSql } from '../ratings/module/rating-sql'
import { SHOP_RATING, type ShopRatingService } from '../ratings/module/service'
import { settleRefunds } from '../settlement/workflows/refunds'
import { decide } from '../settlement/workflows/settle'
import type { DemoClock } from './demo-clock'
import type { PastMove } from './journey'
import { type DemoOrder, stateOf } from './plan'

const codes: Record<PaymentKind, string> = { cod: 'cod', online: 'vnpay', transfer: 'vietqr' }

/** Whether the shop offers this way to pay; orders with another one are paid on delivery. */
export const isOffered = (kind: PaymentKind): boolean => findMethod(codes[kind]) !== null

export const demoConsents = (['data', 'policy'] as const).map((purpose) => ({
  purpose,
  granted: true,
  version: consentVersion,
}))

const dateBack = ({ id, order_id }: OrderRecordRow, step: PastStep) => [
  dateRecordBackSql(id, step),
  dateMovesBackSql(id, step),
  datePaymentsBackSql(order_id, step),
  dateRefundsBackSql(order_id, step),
  dateRatingsBackSql(id, step),
]

const isRefunded = (plan: DemoOrder) =>
  isCancelled(stateOf(plan)) && plan.moves.some(({ to }) => to === 'payment')

/** In hours. Younger refunds are still due. */
const refundedAfter = 6 * 24
const paidOutAfter = 2 * 24
const decidedAfter = 5

const hourMs = 3_600_000
const later = (at: Date, hours: number) => new Date(at.getTime() + hours * hourMs)

export interface Living {
  container: MedusaContainer
  clock: DemoClock
  staffId: string
  plan: DemoOrder
  customerId: string | null
}

/** @throws ShopError when a visitor was first, for example to the last units of a product */
export async function live(order: Living, now: Date): Promise<void> {
  const { clock, plan } = order
  const { at, moves, kind, lines } = plan
  const placed = await clock.at(at, () => place(order), dateBack)
  const step = (time: Date, act: () => Promise<unknown>) =>
    clock.at(time, act, (_, past) => dateBack(placed, past))
  // The placement made the first moves.
  for (const move of moves.slice(kind === 'cod' ? 1 : 2)) {
    await step(move.at, () => carryOut(order, placed, move))
  }
  const last = moves.at(-1)?.at ?? at
  if (isRefunded(plan) && later(last, refundedAfter) < now) {
    const { container, staffId: by } = order
    const refund = () => settleRefunds(container, placed.display_id, { by, note: null })
    await step(later(last, paidOutAfter), refund)
  }
  if (lines.some(({ rating }) => rating !== null && rating.state !== 'new')) {
    await step(later(last, decidedAfter), () => decideRatings(order, placed))
  }
}

function place({ container, plan, customerId }: Living): Promise<OrderRecordRow> {
  const { person, email, kind, note, locale, lines } = plan
  const { name, phone, address, province, district, ward } = person
  return placeOrder(container, {
    items: lines.map(({ product, quantity }) => ({ product, quantity })),
    receiver: { name, phone, email, address, province, district, ward },
    note,
    locale,
    payment: paymentChoice(codes[kind]),
    expectedTotal: null,
    consents: demoConsents,
    customerId,
    newAccount: null,
    caller: demoCaller,
    idempotencyKey: null,
    requestHash: '',
    emailProof: null,
    origin: null,
  })
}

async function carryOut(order: Living, placed: OrderRecordRow, move: PastMove): Promise<void> {
  const { container, staffId, customerId } = order
  const { to, actor, reason } = move
  const number = placed.display_id
  if (to === 'rate') return rate(order, placed)
  if (actor === 'system') return settle(container, number, move)
  const actorId = actor === 'staff' ? staffId : customerId
  await moveOrder(container, { number, to, actor, actorId, ownerId: null, reason })
}

/** The gateway's report, or the end of the time to pay. */
async function settle(
  container: MedusaContainer,
  number: number,
  { to, reason, at }: PastMove,
): Promise<void> {
  const attempt = await paymentRecords(container).findByOrder(number)
  if (attempt === undefined) throw new Error(`Order ${number} of the demo has no payment`)
  const amount = Number(attempt.amount)
  const gatewayNumber = String(14_000_000 + number)
  const decision =
    to === 'payment'
      ? { result: 'paid' as const, amount, gatewayNumber, gatewayCode: '00', paidAt: at }
      : reason === 'payment_failed'
        ? { result: 'failed' as const, amount, gatewayCode: '24' }
        : { result: 'expired' as const }
  await decide(container, attempt, decision)
}

async function rate(
  { container, plan, customerId }: Living,
  placed: OrderRecordRow,
): Promise<void> {
  const items = await itemsOf(container, placed.order_id)
  const ratings = plan.lines.flatMap(({ product, rating }) => {
    const line = items.find((item) => item.product === product)
    return rating === null || line === undefined
      ? []
      : [{ line: line.id, stars: rating.stars, words: rating.words }]
  })
  await rateOrder(container, { number: placed.display_id, customerId, ratings })
}

async function decideRatings(
  { container, plan, staffId }: Living,
  { id }: OrderRecordRow,
): Promise<void> {
  const service = container.resolve<ShopRatingService>(SHOP_RATING)
  for (const { id: rating, product } of await service.ofRecords([id])) {
    const planned = plan.lines.find((line) => line.product === product)?.rating
    if (planned == null || planned.state === 'new') continue
    const { state, reason, reply } = planned
    await service.decide({ id: rating, by: staffId, state, reason, reply })
  }
}

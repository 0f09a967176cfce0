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

/** Consents that a customer gives with an order or an account. */
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

/** One order of the demo, from its placement to its present state. */
export class LiveOrder {
  readonly #container: MedusaContainer
  readonly #clock: DemoClock
  readonly #staffId: string
  readonly #customerId: string | null
  readonly #plan: DemoOrder

  constructor(
    {
      container,
      clock,
      staffId,
    }: { container: MedusaContainer; clock: DemoClock; staffId: string },
    plan: DemoOrder,
    customerId: string | null,
  ) {
    this.#container = container
    this.#clock = clock
    this.#staffId = staffId
    this.#customerId = customerId
    this.#plan = plan
  }

  /** @throws ShopError when a visitor was first, for example to the last units of a product */
  async live(now: Date): Promise<void> {
    const { at, moves, kind, lines } = this.#plan
    const placed = await this.#clock.at(at, () => this.#place(), dateBack)
    const step = (time: Date, act: () => Promise<unknown>) =>
      this.#clock.at(time, act, (_, past) => dateBack(placed, past))
    // The placement made the first moves.
    for (const move of moves.slice(kind === 'cod' ? 1 : 2)) {
      await step(move.at, () => this.#move(placed, move))
    }
    const last = moves.at(-1)?.at ?? at
    if (isRefunded(this.#plan) && later(last, refundedAfter) < now) {
      await step(later(last, paidOutAfter), () => this.#refund(placed))
    }
    if (lines.some(({ rating }) => rating !== null && rating.state !== 'new')) {
      await step(later(last, decidedAfter), () => this.#decideRatings(placed))
    }
  }

  #place(): Promise<OrderRecordRow> {
    const { person, email, kind, note, locale, lines } = this.#plan
    const { name, phone, address, province, district, ward } = person
    return placeOrder(this.#container, {
      items: lines.map(({ product, quantity }) => ({ product, quantity })),
      receiver: { name, phone, email, address, province, district, ward },
      note,
      locale,
      payment: paymentChoice(codes[kind]),
      expectedTotal: null,
      consents: demoConsents,
      customerId: this.#customerId,
      newAccount: null,
      caller: demoCaller,
      idempotencyKey: null,
      requestHash: '',
      emailProof: null,
      origin: null,
    })
  }

  async #move({ display_id: number, order_id }: OrderRecordRow, move: PastMove): Promise<void> {
    const { to, actor, reason } = move
    if (to === 'rate') return this.#rate(number, order_id)
    if (actor === 'system') return this.#settle(number, move)
    const actorId = actor === 'staff' ? this.#staffId : this.#customerId
    await moveOrder(this.#container, { number, to, actor, actorId, ownerId: null, reason })
  }

  /** The gateway's report, or the end of the time to pay. */
  async #settle(number: number, { to, reason, at }: PastMove): Promise<void> {
    const attempt = await paymentRecords(this.#container).findByOrder(number)
    if (attempt === undefined) throw new Error(`Order ${number} of the demo has no payment`)
    const amount = Number(attempt.amount)
    const gatewayNumber = String(14_000_000 + number)
    const decision =
      to === 'payment'
        ? { result: 'paid' as const, amount, gatewayNumber, gatewayCode: '00', paidAt: at }
        : reason === 'payment_failed'
          ? { result: 'failed' as const, amount, gatewayCode: '24' }
          : { result: 'expired' as const }
    await decide(this.#container, attempt, decision)
  }

  async #rate(number: number, orderId: string): Promise<void> {
    const items = await itemsOf(this.#container, orderId)
    const ratings = this.#plan.lines.flatMap(({ product, rating }) => {
      const line = items.find((item) => item.product === product)
      return rating === null || line === undefined
        ? []
        : [{ line: line.id, stars: rating.stars, words: rating.words }]
    })
    await rateOrder(this.#container, { number, customerId: this.#customerId, ratings })
  }

  async #decideRatings({ id }: OrderRecordRow): Promise<void> {
    const service = this.#container.resolve<ShopRatingService>(SHOP_RATING)
    for (const { id: rating, product } of await service.ofRecords([id])) {
      const planned = this.#plan.lines.find((line) => line.product === product)?.rating
      if (planned == null || planned.state === 'new') continue
      const { state, reason, reply } = planned
      await service.decide({ id: rating, by: this.#staffId, state, reason, reply })
    }
  }

  async #refund({ display_id: number }: OrderRecordRow): Promise<void> {
    await settleRefunds(this.#container, number, { by: this.#staffId, note: null })
  }
}

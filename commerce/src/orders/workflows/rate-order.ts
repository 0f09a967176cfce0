import type { MedusaContainer } from '@medusajs/framework/types'
import type { LineRating } from '@nas/contract/ratings/operations'
import { canMove } from '@nas/domain/order-moves'
import { sql } from '@nas/query/sql'
import { inTransaction } from '../../platform/database/run-sql'
import { type ErrorDetail, notFound, ShopError } from '../../platform/errors/shop-error'
import { addRatingSql } from '../../ratings/module/rating-sql'
import { SHOP_RATING, type ShopRatingService } from '../../ratings/module/service'
import type { OrderRecordRow } from '../module/rows'
import { findOrder, itemsOf } from '../queries/read-orders'
import { holdingOrder, moveHeldOrder } from './move-order/move-order'

interface RateOrder {
  number: number
  /** Null for a guest who has proven the order. */
  customerId: string | null
  ratings: LineRating[]
}

type Rateable = LineRating & { product: number }

function problem(index: number, code: string, message: string): ErrorDetail {
  return { path: ['ratings', index], code, message }
}

function alreadyRated(indexes: number[]): ShopError {
  const message = 'This line of the order was rated before.'
  const details = indexes.map((index) => problem(index, 'already_rated', message))
  return new ShopError('already_rated', message, details)
}

function assertDelivered({ state, payment_kind }: OrderRecordRow): void {
  const move = { from: state, to: 'rate', actor: 'customer', payment: payment_kind } as const
  if (state === 'rate' || canMove(move)) return
  throw new ShopError('not_delivered', 'Only a delivered order can be rated.')
}

/** @throws ShopError line_unknown or already_rated, naming every line that cannot be rated */
async function rateableLines(
  container: MedusaContainer,
  record: OrderRecordRow,
  ratings: LineRating[],
): Promise<Rateable[]> {
  const items = await itemsOf(container, record.order_id)
  const products = new Map(items.map(({ id, product }) => [id, product]))
  const unknown = ratings.flatMap(({ line }, index) => (products.has(line) ? [] : [index]))
  if (unknown.length > 0) {
    const message = 'The order has no such line.'
    const details = unknown.map((index) => problem(index, 'line_unknown', message))
    throw new ShopError('line_unknown', message, details)
  }
  const before = await container.resolve<ShopRatingService>(SHOP_RATING).ofRecords([record.id])
  const rated = new Set(before.map(({ line_id }) => line_id))
  const again = ratings.flatMap(({ line }, index) => {
    const known = rated.has(line)
    rated.add(line)
    return known ? [index] : []
  })
  if (again.length > 0) throw alreadyRated(again)
  return ratings.flatMap((rating) => {
    const product = products.get(rating.line)
    return product === undefined ? [] : [{ ...rating, product }]
  })
}

/** Locks the record: a deletion of the account runs before, or after and finds the ratings. */
function write(
  container: MedusaContainer,
  { id }: OrderRecordRow,
  customerId: string | null,
  ratings: Rateable[],
): Promise<void> {
  return inTransaction(container, async (run) => {
    const [order] = await run<{ display_id: number; code: string }>(sql`
      select display_id, code from order_record
      where id = ${id} and customer_id is not distinct from ${customerId}
        and state = 'rate' for update`)
    if (order === undefined) throw notFound()
    for (const [index, { line, product, stars, words }] of ratings.entries()) {
      const written = await run(
        addRatingSql({
          record_id: id,
          display_id: order.display_id,
          order_code: order.code,
          line_id: line,
          product,
          customer_id: customerId,
          stars,
          words,
        }),
      )
      if (written.length === 0) throw alreadyRated([index])
    }
  })
}

/**
 * Rates lines of a delivered order, each once; the first rating moves the order to `rate`. The move
 * comes first, so that the order can still be rated after an interruption.
 * @returns the order after the rating
 * @throws ShopError not_found, not_delivered, line_unknown or already_rated
 */
export async function rateOrder(
  container: MedusaContainer,
  { number, customerId, ratings }: RateOrder,
): Promise<OrderRecordRow> {
  const own = () => findOrder(container, number, customerId)
  await own()
  return holdingOrder(container, number, async () => {
    const record = await own()
    assertDelivered(record)
    const lines = await rateableLines(container, record, ratings)
    if (record.state !== 'rate') {
      const by = { actor: 'customer', actorId: customerId, ownerId: customerId } as const
      await moveHeldOrder(container, { number, to: 'rate', ...by, reason: null })
    }
    await write(container, record, customerId, lines)
    return own()
  })
}

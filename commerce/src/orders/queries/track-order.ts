import { createHash, timingSafeEqual } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import { trackedFields } from '@nas/contract/fields'
import { historyFields, orderFields } from '@nas/contract/order-fields'
import type { CommerceTracking } from '@nas/contract/orders/operations'
import { paymentPart, readPayments } from '../../payments/queries/payment-part'
import { serializeRow } from '../../platform/database/stored-fields'
import { ShopError } from '../../platform/errors/shop-error'
import type { OrderRecordRow } from '../module/rows'
import { orderRecords } from '../module/service'
import { itemRows } from './read-orders'
import { codAmount } from './shop-order'

const trackedOrderFields = trackedFields(orderFields)
const trackedHistoryFields = trackedFields(historyFields)

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

/** The order with this code and phone. A wrong code and a wrong phone take equally long. */
async function lookUp(
  container: MedusaContainer,
  code: string,
  phone: string,
): Promise<OrderRecordRow | undefined> {
  const record = await orderRecords(container).findByCode(code.toUpperCase())
  return isSame(record?.phone ?? '', phone) ? record : undefined
}

/** @throws ShopError order_unknown, alike for a wrong code and a wrong phone */
export async function findTracked(
  container: MedusaContainer,
  code: string,
  phone: string,
): Promise<OrderRecordRow> {
  const record = await lookUp(container, code, phone)
  if (record === undefined) {
    throw new ShopError('order_unknown', 'There is no order with this code and phone.')
  }
  return record
}

/** Like `findTracked`, for an order without an account; undefined for all others. */
export async function findGuestOrder(
  container: MedusaContainer,
  code: string,
  phone: string,
): Promise<OrderRecordRow | undefined> {
  const record = await lookUp(container, code, phone)
  return record?.customer_id === null ? record : undefined
}

/** Returns no personal data. @param phone in its stored form @throws ShopError order_unknown */
export async function trackOrder(
  container: MedusaContainer,
  code: string,
  phone: string,
): Promise<CommerceTracking> {
  const record = await findTracked(container, code, phone)
  const [moves, items, payments] = await Promise.all([
    orderRecords(container).historyOf([record.id]),
    itemRows(container, [record.order_id]),
    readPayments(container, [record]),
  ])
  // Included because a guest continues an unpaid order from here.
  const { payment_url, payment_until, payment_missing, transfer, transfer_claim } = paymentPart(
    record,
    payments,
    'owner',
  )
  const order = serializeRow(trackedOrderFields, record)
  return {
    ...order,
    cod_amount: codAmount(order),
    payment_url,
    payment_until,
    payment_missing,
    transfer,
    transfer_claim,
    history: moves.map((move) => serializeRow(trackedHistoryFields, move)),
    items: items.map(({ title, metadata, quantity, unit_price }) => ({
      name: title,
      name_en: metadata?.name_en || null,
      quantity: Number(quantity),
      price: Number(unit_price),
    })),
  }
}

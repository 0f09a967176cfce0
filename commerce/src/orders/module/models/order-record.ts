import { model } from '@medusajs/framework/utils'
import { OrderTransition } from './order-transition'

/**
 * What the shop knows of an order beyond Medusa's own: its state, the receiver as written, the
 * consents that were given and the key under which it was placed. One row an order.
 */
export const OrderRecord = model
  .define('order_record', {
    id: model.id({ prefix: 'ordrec' }).primaryKey(),
    order_id: model.text(),
    display_id: model.number(),
    code: model.text(),
    customer_id: model.text().nullable(),
    state: model.text(),
    name: model.text(),
    phone: model.text(),
    email: model.text().nullable(),
    address: model.text(),
    province: model.text(),
    district: model.text(),
    ward: model.text().nullable(),
    note: model.text().nullable(),
    payment_method: model.text(),
    payment_kind: model.text(),
    subtotal: model.bigNumber(),
    shipping_price: model.bigNumber(),
    discount: model.bigNumber(),
    total: model.bigNumber(),
    estimated_pickup: model.dateTime(),
    estimated_delivery: model.dateTime(),
    /** [{purpose, version, granted, at}]: kept to prove what was agreed to. */
    consents: model.json(),
    locale: model.text(),
    /** Who placed it: a customer id, or `guest`; an idempotency key counts within it. */
    caller: model.text(),
    idempotency_key: model.text().nullable(),
    request_hash: model.text(),
    history: model.hasMany(() => OrderTransition, { mappedBy: 'record' }),
  })
  .cascades({ delete: ['history'] })
  .indexes([
    { on: ['order_id'], unique: true },
    { on: ['display_id'], unique: true },
    { on: ['code'], unique: true },
    { on: ['caller', 'idempotency_key'], unique: true, where: 'idempotency_key IS NOT NULL' },
    { on: ['customer_id', 'display_id'] },
    { on: ['state', 'display_id'] },
    { on: ['created_at', 'state', 'total'] },
    { on: ['phone'] },
    { on: ['total'] },
  ])

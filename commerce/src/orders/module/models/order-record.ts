import { model } from '@medusajs/framework/utils'
import { modelColumns } from '../../../platform/database/model-columns'
import { storedOrderFields } from '../order-table'
import { OrderTransition } from './order-transition'

/**
 * What the shop knows of an order beyond Medusa's own: its state, the receiver as written, the
 * consents that were given and the key under which it was placed. One row an order.
 */
export const OrderRecord = model
  .define('order_record', {
    id: model.id({ prefix: 'ordrec' }).primaryKey(),
    ...modelColumns(storedOrderFields),
    /** [{purpose, version, granted, at}]: kept to prove what was agreed to. */
    consents: model.json(),
    /** Of somebody who is gone: when what the invoice names is wiped. */
    erase_at: model.dateTime().nullable(),
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
    { on: ['erase_at'], where: 'erase_at IS NOT NULL' },
    { on: ['total'] },
  ])

import { model } from '@medusajs/framework/utils'
import { deskFields } from '@nas/contract/order-fields'
import { modelColumns } from '../../../platform/database/model-columns'
import { storedOrderFields } from '../rows'

/** Data of an order beyond Medusa's own; one row per order. */
export const OrderRecord = model
  .define('order_record', {
    id: model.id({ prefix: 'ordrec' }).primaryKey(),
    ...modelColumns({ ...storedOrderFields, ...deskFields }),
    /** [{purpose, version, granted, at}]: proof of the given consents. */
    consents: model.json(),
    /** When the invoice data of a deleted customer are erased. */
    erase_at: model.dateTime().nullable(),
    /** 'refused' by the customer or 'returned' once sent, of a cancelled order. */
    came_back: model.text().nullable(),
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
    { on: ['came_back', 'phone'], where: 'came_back IS NOT NULL' },
    { on: ['created_at', 'phone'] },
    { on: ['erase_at'], where: 'erase_at IS NOT NULL' },
    { on: ['total'] },
    { on: ['network'], where: 'network IS NOT NULL' },
    { on: ['device'], where: 'device IS NOT NULL' },
    { on: ['assignee', 'display_id'], where: 'assignee IS NOT NULL' },
    { on: ['updated_at'] },
    { on: ['province', 'display_id'] },
    { on: ['call_at'], where: 'call_at IS NOT NULL' },
    { on: ['note_count', 'display_id'], where: 'note_count IS NOT NULL' },
  ])

/** One move of an order: both states, the actor, the reason and the time (created_at). */
export const OrderTransition = model
  .define('order_transition', {
    id: model.id({ prefix: 'ordmov' }).primaryKey(),
    from_state: model.text().nullable(),
    to_state: model.text(),
    actor: model.text(),
    actor_id: model.text().nullable(),
    reason: model.text().nullable(),
    /** One of `cancelCauses`, of a cancellation by staff. */
    cause: model.text().nullable(),
    /** When the e-mail about the move was enqueued or found unnecessary; null until then. */
    noticed_at: model.dateTime().nullable(),
    record: model.belongsTo(() => OrderRecord, { mappedBy: 'history' }),
  })
  .indexes([
    { on: ['record_id', 'created_at'] },
    { on: ['created_at'], where: 'noticed_at IS NULL' },
  ])

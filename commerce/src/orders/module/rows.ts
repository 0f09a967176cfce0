import { languages } from '@nas/contract/field-schemas'
import type { Fields } from '@nas/contract/fields'
import { type deskFields, type historyFields, orderFields } from '@nas/contract/order-fields'
import type { OrderSource } from '@nas/domain/order-sources'
import type { OrderActor, OrderState } from '@nas/domain/order-states'
import type { NewRowOf, RowOf } from '../../platform/database/stored-fields'

/** A row of order_record as the driver returns it: numeric columns are text. */
export type OrderRecordRow = RowOf<typeof storedOrderFields & typeof deskFields> & { id: string }

export type TransitionRow = RowOf<typeof historyFields> & {
  record_id: string
  actor_id: string | null
}

/** Columns that only commerce reads. */
const innerOrderFields = {
  order_id: { type: 'text' },
  display_id: { type: 'integer' },
  customer_id: { type: 'text', nullable: true },
  locale: { type: 'text', oneOf: languages },
  /** A customer id, a guest with the hash of a phone, the id of staff, or the demo; idempotency keys are unique within it. */
  caller: { type: 'text' },
  idempotency_key: { type: 'text', nullable: true },
  request_hash: { type: 'text' },
  /** Keyed hash of the ordering network, kept while the order awaits payment. */
  network: { type: 'text', nullable: true },
  /** Keyed hash of the ordering device, kept while the order awaits payment. */
  device: { type: 'text', nullable: true },
  /** Units of all lines; null for an order that is older than this column. */
  pieces: { type: 'integer', nullable: true },
  /** Quantity, name and SKU of each line in the order of the products, for the search. */
  goods: { type: 'text', nullable: true },
} as const satisfies Fields

/** Every column of order_record except its id and consents. */
export const storedOrderFields = { ...orderFields, ...innerOrderFields } as const

interface ConsentOfOrder {
  purpose: string
  version: string
  granted: boolean
  at: string
}

export type NewOrderRecord = Omit<NewRowOf<typeof storedOrderFields>, 'updated_at'> & {
  source: OrderSource
  consents: ConsentOfOrder[]
}

export interface FirstMove {
  from: OrderState | null
  to: OrderState
  actor: OrderActor
  actorId: string | null
}

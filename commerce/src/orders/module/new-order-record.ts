import type { OrderActor, OrderState } from '@nas/domain/order-states'
import type { NewRowOf } from '../../platform/database/stored-fields'
import type { storedOrderFields } from './order-table'

interface ConsentOfOrder {
  purpose: string
  version: string
  granted: boolean
  at: string
}

/** A row of order_record as it is written. */
export type NewOrderRecord = Omit<NewRowOf<typeof storedOrderFields>, 'updated_at'> & {
  consents: ConsentOfOrder[]
}

/** A move that an order has made when it is placed. */
export interface FirstMove {
  from: OrderState | null
  to: OrderState
  actor: OrderActor
}

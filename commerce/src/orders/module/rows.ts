import type { historyFields } from '@nas/contract/order-fields'
import type { RowOf } from '../../platform/database/stored-fields'
import type { storedOrderFields } from './order-table'

/** A row of order_record as the driver hands it over: numeric columns are text. */
export type OrderRecordRow = RowOf<typeof storedOrderFields> & { id: string }

/** A row of order_transition. */
export type TransitionRow = RowOf<typeof historyFields> & {
  record_id: string
  actor_id: string | null
}

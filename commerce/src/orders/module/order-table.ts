import { languages } from '@nas/contract/field-schemas'
import type { Fields } from '@nas/contract/fields'
import { orderFields } from '@nas/contract/order-fields'

/** What only commerce knows of an order. */
const innerOrderFields = {
  order_id: { type: 'text' },
  display_id: { type: 'integer' },
  customer_id: { type: 'text', nullable: true },
  locale: { type: 'text', oneOf: languages },
  /** Who placed it: a customer id, or `guest`; an idempotency key counts within it. */
  caller: { type: 'text' },
  idempotency_key: { type: 'text', nullable: true },
  request_hash: { type: 'text' },
} as const satisfies Fields

/** Every column of order_record but its id and consents. */
export const storedOrderFields = { ...orderFields, ...innerOrderFields } as const

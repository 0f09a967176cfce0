/** An order that is being placed: the ids of everything it will consist of. */
export interface Placing {
  id: string
  orderId: string
  collectionId: string
  /** Ids of the order's lines, under which stock is reserved. */
  lineIds: string[]
  /** The account that is made with the order. */
  accountId: string | null
}

/** Within whom an idempotency key counts, and the key. */
export interface PlacingKey {
  caller: string
  key: string | null
}

export interface PlacingRow {
  id: string
  order_id: string
  payment_collection_id: string
  line_ids: string[]
  account_id: string | null
}

export function placingOf(row: PlacingRow): Placing {
  return {
    id: row.id,
    orderId: row.order_id,
    collectionId: row.payment_collection_id,
    lineIds: row.line_ids,
    accountId: row.account_id,
  }
}

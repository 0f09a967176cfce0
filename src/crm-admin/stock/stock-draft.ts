import { type StockReason, stockReasons } from '@nas/contract/stock'
import { fieldsOf, readSession, textOf, writeSession } from '../../stores/checked-storage.ts'
import { staffKeys } from '../../stores/staff-keys.ts'

/** A change of a stock as it is typed. */
export interface StockDraft {
  way: 'set' | 'add'
  quantity: number | null
  reason: StockReason | null
  note: string
}

const empty: StockDraft = { way: 'set', quantity: null, reason: null, note: '' }

/** What was typed for this product and is not saved. */
export function readStockDraft(product: number): StockDraft {
  const stored = fieldsOf(readSession(staffKeys.stockDraft))
  if (stored.product !== product) return empty
  const { way, quantity, reason, note } = stored
  return {
    way: way === 'add' ? 'add' : 'set',
    quantity: Number.isInteger(quantity) ? Number(quantity) : null,
    reason: stockReasons.find((one) => one === reason) ?? null,
    note: textOf(note),
  }
}

export function keepStockDraft(product: number, draft: StockDraft): void {
  writeSession(staffKeys.stockDraft, { product, ...draft })
}

export function dropStockDraft(): void {
  writeSession(staffKeys.stockDraft, undefined)
}

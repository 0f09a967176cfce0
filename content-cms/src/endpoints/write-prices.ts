import { priceNeedsConfirmation } from '@nas/domain/money'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { writeAuditLog } from '../audit-log/audit-log'
import { priceConfirmation } from '../fields/price-confirmation'
import { recordProducts } from '../hooks/outbox'
import { execute, idList, inTransaction, isPublished, StaleChange } from '../transaction'
import { addProductVersions } from './add-product-versions'
import { type Draft, keepDraft, waitingDraft } from './write-published'

export interface PriceChange {
  id: number
  /** The price that the change is based on. */
  from: number
  to: number
}

export class UnconfirmedPrices extends Error {
  override readonly name = 'UnconfirmedPrices'
  constructor(readonly changes: readonly PriceChange[]) {
    super('Unusual prices need a confirmation')
  }
}

/** Locks the products and returns the changes that are not stored yet. @throws StaleChange */
async function lockPrices(
  req: PayloadRequest,
  changes: readonly PriceChange[],
): Promise<PriceChange[]> {
  const rows = await execute<{ id: number; price: string }>(
    req,
    sql`select id, price from products
        where id = any(${idList(changes)}) and ${isPublished} order by id for update`,
  )
  const stored = new Map(rows.map(({ id, price }) => [id, Number(price)]))
  const due = changes.filter(({ id, to }) => stored.get(id) !== to)
  if (due.some(({ id, from }) => stored.get(id) !== from)) throw new StaleChange()
  return due
}

async function waitingDrafts(
  req: PayloadRequest,
  changes: readonly PriceChange[],
): Promise<Draft[]> {
  const rows = await execute<{ parent_id: number }>(
    req,
    sql`select parent_id from _products_v where latest and version__status = 'draft'
        and parent_id = any(${idList(changes)})`,
  )
  const drafts: Draft[] = []
  for (const { parent_id } of rows) {
    const draft = await waitingDraft(req, 'products', parent_id)
    if (draft) drafts.push(draft)
  }
  return drafts
}

async function audit(
  req: PayloadRequest,
  changes: readonly PriceChange[],
  unusual: readonly PriceChange[],
): Promise<void> {
  const after = { products: changes.length }
  await writeAuditLog(req, { kind: 'prices', subject: 'products', before: {}, after })
  for (const { id, from, to } of unusual) {
    await writeAuditLog(req, {
      kind: 'products',
      subject: String(id),
      before: { price: from },
      after: { price: to, [priceConfirmation]: true },
    })
  }
}

/** Statements replace thousands of saves (ADR 0118). @throws StaleChange, UnconfirmedPrices */
export function writePrices(
  req: PayloadRequest,
  changes: readonly PriceChange[],
  confirmed: boolean,
): Promise<number> {
  return inTransaction(req, async () => {
    const due = await lockPrices(req, changes)
    if (due.length === 0) return 0
    const unusual = due.filter(({ from, to }) => priceNeedsConfirmation(from, to))
    if (unusual.length > 0 && !confirmed) throw new UnconfirmedPrices(unusual)
    const drafts = await waitingDrafts(req, due)
    const now = new Date().toISOString()
    await execute(
      req,
      sql`update products set price = change."to", updated_at = ${now}::timestamptz
          from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as change (id int, "to" numeric)
          where products.id = change.id`,
    )
    await addProductVersions(req, due, now)
    for (const draft of drafts) {
      // Only the name of the field is used here; its value is read from the published product.
      await keepDraft(req, 'products', draft, { vi: { price: null }, en: {} })
    }
    await recordProducts(req, due)
    await audit(req, due, unusual)
    return due.length
  })
}

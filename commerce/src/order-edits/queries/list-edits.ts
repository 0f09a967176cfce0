import type { MedusaContainer } from '@medusajs/framework/types'
import type { OrderEdit, OrderEditChange } from '@nas/contract/order-edits/operations'
import { peopleById, shownName } from '../../accounts/queries/find-people'
import { type EditedParts, type EditRow, editsOfSql } from '../../orders/module/edits-table'
import { sqlOf } from '../../platform/database/run-sql'

export function changesOf({ before, after }: Pick<EditRow, 'before' | 'after'>): OrderEditChange[] {
  const { items: itemsBefore, ...was } = before
  const { items: itemsAfter, ...is } = after
  const fields = Object.keys(is) as (keyof Omit<EditedParts, 'items'>)[]
  const receiver = fields
    .filter((field) => (was[field] || null) !== (is[field] || null))
    .map((field) => ({ field, name: null, before: was[field] || null, after: is[field] || null }))
  const quantityOf = (items: EditedParts['items'], wanted: string) =>
    String(items.find(({ name }) => name === wanted)?.quantity ?? 0)
  const names = new Set([...itemsBefore, ...itemsAfter].map(({ name }) => name))
  const lines = [...names]
    .map((name) => ({
      field: 'item',
      name,
      before: quantityOf(itemsBefore, name),
      after: quantityOf(itemsAfter, name),
    }))
    .filter((line) => line.before !== line.after)
  return [...lines, ...receiver]
}

/** The changes of one edit; undefined when it was deleted. */
export async function findChanges(
  container: MedusaContainer,
  recordId: string,
  editId: string,
): Promise<OrderEditChange[] | undefined> {
  const edits = await sqlOf(container)<EditRow>(editsOfSql(recordId))
  const edit = edits.find(({ id }) => id === editId)
  return edit && changesOf(edit)
}

/** Newest first. */
export async function listEdits(
  container: MedusaContainer,
  recordId: string,
): Promise<OrderEdit[]> {
  const edits = await sqlOf(container)<EditRow>(editsOfSql(recordId))
  const authors = edits.map(({ author }) => author)
  const people = await peopleById(container, authors)
  return edits.map((edit) => ({
    id: edit.id,
    at: edit.created_at.toISOString(),
    who: shownName(people.get(edit.author)),
    changes: changesOf(edit),
  }))
}

import type { CollectionSlug, PayloadRequest } from 'payload'
import { inTurn } from '../in-turn'
import { label } from '../labels/label'
import { say } from '../labels/say'

const idsIn = (value: unknown): unknown[] =>
  [value].flat().filter((id) => id !== null && id !== undefined)

/**
 * True, or a sentence that names what is not there; the database would refuse it without saying
 * which field it was.
 */
export async function existIn(
  req: PayloadRequest,
  collection: CollectionSlug,
  value: unknown,
): Promise<true | string> {
  const ids = idsIn(value)
  if (ids.length === 0) return true
  // Fields are judged at once, but share the connection of the transaction.
  const { docs } = await inTurn(req.context, () =>
    req.payload.db.find({
      collection,
      req,
      limit: 0,
      pagination: false,
      select: { id: true },
      where: { id: { in: ids } },
    }),
  )
  const known = new Set(docs.map(({ id }) => String(id)))
  const missing = ids.filter((id) => !known.has(String(id)))
  if (missing.length === 0) return true
  const names = missing.join(', ')
  return say(req, label(`Không có mục số ${names}`, `There is no entry ${names}`))
}

/** Whether a field's value still has to be looked up: not while typing, not when it stays. */
export const isNewValue = (
  value: unknown,
  { event, previousValue }: { event?: string; previousValue?: unknown },
): boolean => event !== 'onChange' && JSON.stringify(value) !== JSON.stringify(previousValue)

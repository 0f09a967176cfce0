import { isBeforeDate } from '@nas/domain/article-dates'
import type { FieldHook } from 'payload'

/** The shop hides a published article until its date, when a plan puts it into the feed again. */
export const planAppearance: FieldHook = async ({ collection, originalDoc, req, value }) => {
  if (originalDoc._status !== 'published') return
  const document = { relationTo: collection?.slug as 'blogs' | 'clubs', value: originalDoc.id }
  const isWaiting = { action: { equals: 'appear' }, state: { equals: 'planned' } }
  const where = { ...isWaiting, document: { equals: document } }
  await req.payload.delete({ collection: 'plans', where, req, depth: 0 })
  if (!isBeforeDate(value)) return
  const data = { document, action: 'appear', at: value }
  await req.payload.create({ collection: 'plans', data: data as never, req, depth: 0 })
}

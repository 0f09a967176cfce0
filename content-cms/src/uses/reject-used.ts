import { getTranslation } from '@payloadcms/translations'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import { label, messageFor } from '../labels'
import { lockVersion } from '../transaction'
import { findUses, pathOfTarget, type Use } from './find-uses'

const maxNamed = 5

export class InUse extends APIError<{ code: 'in_use' }> {
  override readonly name = 'InUse'

  constructor(message: string) {
    super(message, 400, { code: 'in_use' }, true)
  }
}

function nameOf({ payload, i18n }: PayloadRequest, use: Use): string {
  const { collections, globals } = payload.config
  const named =
    collections.find(({ slug }) => slug === use.in)?.labels.singular ??
    globals.find(({ slug }) => slug === use.in)?.label
  const kind = getTranslation((named ?? use.in) as string, i18n)
  return use.title === '' ? kind : `${kind} “${use.title}”`
}

async function rejectUsed(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<void> {
  const where = { id: { equals: id } }
  const record = await req.payload.db.findOne<{ id: number }>({ collection, req, where })
  const target = { collection, id, path: record && pathOfTarget(collection, record) }
  const uses = await findUses(req, target, { breaking: true })
  if (uses.length === 0) return
  const named = uses.slice(0, maxNamed).map((use) => nameOf(req, use))
  const rest = uses.length - named.length
  const list = (more: string) => [...named, ...(rest > 0 ? [more] : [])].join(', ')
  throw new InUse(
    messageFor(
      req,
      label(
        `Không xóa được vì đang được dùng ở: ${list(`và ${rest} mục khác`)}. Hãy gỡ ở đó trước.`,
        `It cannot be deleted because it is in use: ${list(`and ${rest} more`)}. Remove it there first.`,
      ),
    ),
  )
}

/** Under the row lock, which a new relation to the record waits for. */
export const rejectUsedInTrash: CollectionBeforeChangeHook = async (change) => {
  const { collection, data, originalDoc, req } = change
  const slug = collection.slug as CollectionSlug
  if (!data.deletedAt || originalDoc?.deletedAt) return data
  await lockVersion(req, { collection: slug, id: originalDoc.id }, undefined)
  await rejectUsed(req, slug, originalDoc.id)
  return data
}

export const rejectUsedOnDelete =
  (slug: CollectionSlug): CollectionBeforeDeleteHook =>
  ({ id, req }) =>
    rejectUsed(req, slug, Number(id))

import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  GlobalConfig,
  GlobalSlug,
} from 'payload'
import { isSameVersion } from '../transaction'
import { isForm } from '../versions/with-versions'
import { waitingDraft } from './write-published'

type Saved = { updatedAt?: Date | string | null }

const isSame = (stored: Saved | null, data: Saved | undefined) =>
  Boolean(data?.updatedAt) && isSameVersion(String(stored?.updatedAt ?? ''), data?.updatedAt)

function asNewest(published: Saved | null) {
  const now = new Date().toISOString()
  const times = { createdAt: now, updatedAt: now }
  return { autosave: false, versionData: { ...published, updatedAt: now } as never, ...times }
}

/**
 * "Revert to published" of Payload 3.90.1 sends the published version in one language, and would
 * publish the draft of the other one.
 */
export const dropDraft =
  (collection: CollectionSlug): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const { id, data, draft } = args as { id?: number; data?: Saved; draft?: boolean }
    if (operation !== 'update' || id === undefined || draft || !data?.updatedAt || isForm(req)) {
      return args
    }
    const { db } = req.payload
    const where = { id: { equals: id } }
    const published = await db.findOne<Saved & { id: number }>({ collection, req, where })
    if (isSame(published, data) && (await waitingDraft(req, collection, id))) {
      const version = asNewest(published)
      await db.createVersion({ collectionSlug: collection, parent: id, req, ...version })
    }
    return args
  }

type GlobalHook = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number]

export const dropGlobalDraft =
  (globalSlug: GlobalSlug): GlobalHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'update' || args.draft || !args.data.updatedAt || isForm(req)) return args
    const { db } = req.payload
    const published = await db.findGlobal<Saved>({ slug: globalSlug, req })
    const newest = await req.payload.findGlobal({ slug: globalSlug, req, draft: true, depth: 0 })
    if (isSame(published, args.data) && Object(newest)._status === 'draft') {
      await db.createGlobalVersion({ globalSlug, req, ...asNewest(published) })
    }
    return args
  }

import {
  APIError,
  type Endpoint,
  Forbidden,
  type GlobalBeforeChangeHook,
  type GlobalConfig,
  type GlobalSlug,
} from 'payload'
import { isContributor, isPublisher } from '../access/rules'
import { status } from '../endpoints/responses'
import { label, messageFor } from '../labels'
import { holdName, inTransaction } from '../transaction'

const alwaysShown = label(
  'Phần này luôn hiện trên cửa hàng, không tạm ẩn được.',
  'The shop always shows this part; it cannot be hidden.',
)

type Version = { _status?: string }

type BeforeOperation = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number]

/** In a global a contributor saves drafts, without the flags that would publish them. @throws Forbidden */
export const draftsOnly: BeforeOperation = ({ args, operation, req }) => {
  if (operation !== 'update' || args.overrideAccess || !isContributor(req)) return args
  const isDraft = args.draft || args.data._status === 'draft'
  if (!isDraft || args.data._status === 'published') throw new Forbidden(req.t)
  const flags = { publishAllLocales: false, publishSpecificLocale: undefined }
  return { ...args, ...flags, unpublishAllLocales: false, draft: true }
}

/** A save is published unless it is a draft. Pages need every global, so none can be hidden. */
export const publishUnlessDraft: BeforeOperation = ({ args, operation, req }) => {
  if (operation !== 'update' || args.draft) return args
  if (args.unpublishAllLocales) {
    throw new APIError(messageFor(req, alwaysShown), 400, null, true)
  }
  if (args.data._status === 'draft') return { ...args, draft: true }
  return { ...args, data: { ...args.data, _status: 'published' } }
}

/** Orders a publication and the request for a review of the draft. */
export const lockName: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  await holdName(req, global.slug)
  return data
}

/**
 * `POST /globals/{slug}/versions/{id}` in the place of Payload's own, which in 3.90.1 writes a draft
 * into the published row and gives hooks another document. A former draft is restored as a draft.
 */
export const restoreVersion = (slug: GlobalSlug): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: (req) =>
    inTransaction(req, async () => {
      const isDraft = req.query.draft === 'true'
      if (!isPublisher(req) && !(isDraft && isContributor(req))) return status(403)
      await holdName(req, slug)
      const { payload, context } = req
      const where = { id: { equals: req.routeParams?.id } }
      const found = await payload.db.findGlobalVersions<Version>({ global: slug, req, where })
      const version = found.docs[0]?.version
      if (version === undefined) return status(404)
      const _status = isDraft ? 'draft' : version._status
      const now = new Date().toISOString()
      const data = { ...version, _status, updatedAt: now } as never
      const newest = () => payload.findGlobal({ slug, req, draft: true, depth: 0 })
      const previousDoc = await newest()
      if (_status === 'published') await payload.db.updateGlobal({ slug, req, data })
      const times = { createdAt: now, updatedAt: now }
      const saved = { globalSlug: slug, autosave: false, versionData: data, ...times, req }
      await payload.db.createGlobalVersion(saved)
      const doc = await newest()
      const global = payload.globals.config.find((one) => one.slug === slug)
      for (const hook of global?.hooks.afterChange ?? [])
        await hook({ context, data: doc, doc, global, previousDoc, req } as never)
      return Response.json({ message: req.t('version:restoredSuccessfully') })
    }),
})

import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { isEditor } from '../access/rules'
import { editorOf } from '../audit-log/audit-log'
import { label, messageFor } from '../labels'
import { holdDocument, holdName, isSameVersion, StaleChange } from '../transaction'

/** They merge what another person has saved meanwhile, and keep refusals and unsaved text. */
const beforeDocumentControls = [
  '/versions/conflict#Conflict',
  '/versions/kept-at-reload#KeptAtReload',
  '/versions/kept-refusals#KeptRefusals',
  '/versions/unsaved-text#UnsavedText',
  '/languages/language-bar#LanguageBar',
]

/** Forms of Payload's admin are multipart and contain `updatedAt` of the document as loaded. */
export const isForm = (req: PayloadRequest): boolean =>
  isEditor(req) && req.headers?.get('content-type')?.startsWith('multipart/') === true

/** The error belongs to the field `updatedAt`, so the admin finds it in its form state. */
async function staleForm(
  req: PayloadRequest,
  kind: string,
  subject: string,
  updatedAt: string | null | undefined,
): Promise<StaleChange> {
  const who = updatedAt ? await editorOf(req, { kind, subject, updatedAt }) : null
  const sentence = label(
    `${who ?? 'Đồng nghiệp'} vừa sửa nội dung này. Những gì bạn đã nhập được giữ lại.`,
    `${who ?? 'A colleague'} has just changed this document. What you typed is kept.`,
  )
  const message = messageFor(req, sentence)
  return new StaleChange(message, { errors: [{ path: 'updatedAt', message }] })
}

const onlyVersion = { depth: 0, draft: true, select: { updatedAt: true } } as const

/** Saves of a document wait for each other; a form of an older version is rejected with 409. */
export function withVersions(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks } = collection
  const slug = collection.slug as 'products'
  return {
    ...collection,
    admin: {
      ...admin,
      components: { ...admin?.components, edit: { beforeDocumentControls } },
    },
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks?.beforeOperation ?? []),
        async ({ args, operation, req }) => {
          const { id, data } = args as { id?: number; data?: { updatedAt?: unknown } }
          if (operation !== 'update' || id === undefined) return args
          // One at a time: each save changes all older versions, in any order, so that two would wait for each other.
          if (!(await holdDocument(req, slug, id))) return args
          if (data?.updatedAt === undefined || !isForm(req)) return args
          const stored = await req.payload.findByID({ ...onlyVersion, collection: slug, id, req })
          if (isSameVersion(stored.updatedAt, data.updatedAt)) return args
          throw await staleForm(req, slug, String(id), stored.updatedAt)
        },
      ],
    },
  }
}

/** The same for a global, which has no row and no version before its first save. */
export function globalWithVersions(global: GlobalConfig): GlobalConfig {
  const { admin, hooks } = global
  const slug = global.slug as 'siteinfo'
  return {
    ...global,
    admin: {
      ...admin,
      components: { ...admin?.components, elements: { beforeDocumentControls } },
    },
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks?.beforeOperation ?? []),
        async ({ args, operation, req }) => {
          if (operation !== 'update' || !isForm(req)) return args
          await holdName(req, slug)
          const stored = await req.payload.findGlobal({ ...onlyVersion, slug, req })
          if (isSameVersion(stored.updatedAt ?? null, args.data.updatedAt ?? null)) return args
          throw await staleForm(req, slug, slug, stored.updatedAt)
        },
      ],
    },
  }
}

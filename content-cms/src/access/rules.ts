import type {
  Access,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
  Where,
} from 'payload'

export function isEditor(req: PayloadRequest): boolean {
  return req.user?.collection === 'users'
}

/** Whether the caller is a program that follows the content: the front server or Medusa. */
function isReader(req: PayloadRequest): boolean {
  return req.user?.collection === 'clients' && req.user.scope === 'reader'
}

/** Whether the caller is the shop's `/api`, which has authorised the staff or visitor. */
export function isWriter(req: PayloadRequest): boolean {
  return req.user?.collection === 'clients' && req.user.scope === 'writer'
}

/** Only the application itself (hooks, seed, sign-in) is allowed. */
export const noCaller = (): boolean => false

/** The access rules of a collection that are not named otherwise. */
export const closed = {
  admin: noCaller,
  create: noCaller,
  read: noCaller,
  readVersions: noCaller,
  update: noCaller,
  delete: noCaller,
  unlock: noCaller,
}

type Rule<Result> = (args: { req: PayloadRequest }) => Result

const anyOf =
  (...callers: ((req: PayloadRequest) => boolean)[]): Rule<boolean> =>
  ({ req }) =>
    callers.some((isCaller) => isCaller(req))

export const editors = anyOf(isEditor)
export const editorsAndReader = anyOf(isEditor, isReader)
export const writers = anyOf(isWriter)
export const editorsAndWriter = anyOf(isEditor, isWriter)
export const editorsAndClients = anyOf(isEditor, isReader, isWriter)

/** Editors also get drafts; these clients get published documents only. */
const editorsOr =
  (isClient: (req: PayloadRequest) => boolean): Rule<boolean | Where> =>
  ({ req }) =>
    isEditor(req) || (isClient(req) && { _status: { equals: 'published' } })

export const editorsOrPublished = editorsOr(isReader)
export const editorsOrWriterOfPublished = editorsOr(isWriter)

/** With a colleague's password or e-mail an editor could sign in as them (ADR 0087). */
export const ownAccount: Rule<boolean | Where> = ({ req }) =>
  isEditor(req) && { id: { equals: req.user?.id } }

/** Editors may delete colleagues but not themselves, so one account always remains. */
export const otherEditors: Rule<boolean | Where> = ({ req }) =>
  isEditor(req) && { id: { not_equals: req.user?.id } }

const operations = ['create', 'read', 'update', 'delete'] as const

function editorsThen(inner: Access | undefined): Access {
  return (args) => {
    if (!isEditor(args.req)) return false
    return inner ? inner(args) : true
  }
}

function close(collection: SanitizedCollectionConfig): void {
  for (const operation of operations) {
    collection.access[operation] = editorsThen(collection.access[operation])
  }
  if (!collection.endpoints) return
  collection.endpoints = collection.endpoints.map((endpoint) => ({
    ...endpoint,
    handler: (req) =>
      isEditor(req) ? endpoint.handler(req) : Response.json({ errors: [] }, { status: 403 }),
  }))
}

/** By default every account may write Payload's own collections; here only editors may. */
export async function closeInternals(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const ready = await config
  for (const collection of ready.collections) {
    if (collection.slug.startsWith('payload-')) close(collection)
  }
  return ready
}

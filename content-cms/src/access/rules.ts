import type {
  Access,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
  Where,
} from 'payload'
import type { User } from '../payload-types'

/** Whether the caller has an account of this admin, even if only to set up a second factor. */
export const isAccount = (req: PayloadRequest): boolean => req.user?.collection === 'users'

/** Whether the caller works in this admin, in any role. A key of a program is no sign-in. */
export function isEditor(req: PayloadRequest): boolean {
  const isDue = Boolean(Object(req.user).factorDue) && Object(req.user)._strategy !== 'api-key'
  return isAccount(req) && !isDue
}

const hasRole = (req: PayloadRequest, role: User['role']): boolean =>
  isEditor(req) && Object(req.user).role === role

/** Manages accounts and decides reviews. */
export const isManager = (req: PayloadRequest): boolean => hasRole(req, 'manager')

/** Writes drafts and sends them for review. */
export const isContributor = (req: PayloadRequest): boolean => hasRole(req, 'contributor')

/** Whether the caller may change what the shop shows: a manager or an editor. */
export const isPublisher = (req: PayloadRequest): boolean => isEditor(req) && !isContributor(req)

/** Whether the caller is a program that follows the content: the front server or Medusa. */
export function isReader(req: PayloadRequest): boolean {
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

type Rule<Result> = (args: { req: PayloadRequest; data?: { _status?: string } }) => Result

const anyOf =
  (...callers: ((req: PayloadRequest) => boolean)[]): Rule<boolean> =>
  ({ req }) =>
    callers.some((isCaller) => isCaller(req))

export const withAccount = anyOf(isAccount)
export const editors = anyOf(isEditor)
export const editorsAndReader = anyOf(isEditor, isReader)
export const editorsAndWriter = anyOf(isEditor, isWriter)
export const editorsAndClients = anyOf(isEditor, isReader, isWriter)
export const publishers = anyOf(isPublisher)
export const publishersAndWriter = anyOf(isPublisher, isWriter)
export const managers = anyOf(isManager)
export const writers = anyOf(isWriter)

/** The access rules of a library whose files or folders editors share. */
export const sharedByEditors = {
  admin: editors,
  create: publishers,
  read: editors,
  readVersions: editors,
  update: publishers,
  delete: publishers,
  unlock: editors,
}

/** These clients get published documents only. */
const orPublished =
  (isAllowed: Rule<boolean>, isClient: (req: PayloadRequest) => boolean): Rule<boolean | Where> =>
  (args) =>
    isAllowed(args) || (isClient(args.req) && { _status: { equals: 'published' } })

/** Contributors save drafts only; `draftsOnly` checks how. The admin hides its button to publish. */
export const drafters: Rule<boolean> = ({ req, data }) =>
  isPublisher(req) || (isContributor(req) && data?._status !== 'published')

export const draftersAndWriter: Rule<boolean> = (args) => drafters(args) || isWriter(args.req)
export const draftersOrWriterOfPublished = orPublished(drafters, isWriter)
export const publishersOrWriterOfPublished = orPublished(publishers, isWriter)
export const editorsOrPublished = orPublished(editors, isReader)

/** Managers reach all accounts, others their own. */
export const accounts: Rule<boolean | Where> = ({ req }) =>
  isManager(req) || (isEditor(req) && { id: { equals: req.user?.id } })

/** Without a due second factor too, so that its page can be shown. */
export const visibleAccounts: Rule<boolean | Where> = (args) =>
  accounts(args) || (isAccount(args.req) && { id: { equals: args.req.user?.id } })

/** Managers may delete colleagues but not themselves. */
export const colleagues: Rule<boolean | Where> = ({ req }) =>
  isManager(req) && { id: { not_equals: req.user?.id } }

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

import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type Field,
  type FieldAccess,
  Forbidden,
  type PayloadRequest,
  type SelectField,
  type UIField,
} from 'payload'
import { isManager, noCaller } from '../access/rules'
import { label, messageFor } from '../labels'
import type { User } from '../payload-types'
import { execute, holdName } from '../transaction'

const isOwn = (req: PayloadRequest, id: unknown): boolean =>
  req.user?.collection === 'users' && String(req.user.id) === String(id)

const own: FieldAccess = ({ req, id }) => isOwn(req, id)

/** With a colleague's email even a manager could sign in as them (ADR 0087). */
export const ownFields: Field[] = [
  { name: 'email', type: 'email', required: true, access: { update: own } },
]

export const roleField: SelectField = {
  name: 'role',
  type: 'select',
  label: label('Vai trò', 'Role'),
  required: true,
  // The application itself and the registration of the first account have no user.
  defaultValue: ({ user }) => (user ? 'contributor' : 'manager'),
  options: [
    { value: 'manager', label: label('Quản lý', 'Manager') },
    { value: 'editor', label: label('Biên tập viên', 'Editor') },
    { value: 'contributor', label: label('Cộng tác viên', 'Contributor') },
  ],
  access: { update: ({ req, id }) => isManager(req) && !isOwn(req, id) },
  admin: {
    description: label(
      'Quản lý: tài khoản và duyệt bài. Biên tập viên: viết và đăng. Cộng tác viên: chỉ viết bản nháp rồi gửi duyệt.',
      'Manager: accounts and reviews. Editor: writes and publishes. Contributor: writes drafts only and sends them for review.',
    ),
  },
}

/** In the form of a new account, about Payload's fields of a password. */
export const invitationField: UIField = {
  name: 'invitation',
  type: 'ui',
  label: label('Lời mời', 'Invitation'),
  admin: {
    condition: (_data, _siblings, { operation, user }) => user !== null && operation === 'create',
    disableListColumn: true,
    components: { Field: '/sign-in/invitation#Invitation' },
  },
}

/** @returns null when the account is deleted or not populated */
export const personName = (person: number | User | null | undefined): string | null =>
  person && typeof person === 'object' ? person.name || person.email : null

const isContributorAccount = (account: Partial<User> | undefined): boolean =>
  account?.role === 'contributor'

/**
 * The key of a script or an agent, which acts as this contributor: it writes drafts only. Payload
 * applies the rules of `apiKey` to all fields of the key.
 */
export const keyFields: Field[] = [
  {
    name: 'apiKey',
    type: 'text',
    access: {
      create: noCaller,
      update: ({ req, doc }) => isManager(req) && isContributorAccount(doc),
    },
  },
  // Payload would show it as a checkbox without a name.
  { name: 'hasAPIKey', type: 'checkbox', virtual: true, admin: { hidden: true } },
  {
    name: 'programKey',
    type: 'ui',
    label: label('Khóa API', 'API key'),
    admin: {
      condition: ({ role }, _siblings, { operation, user }) =>
        operation === 'update' && Object(user).role === 'manager' && role === 'contributor',
      disableListColumn: true,
      components: { Field: '/sign-in/program-key#ProgramKey' },
    },
  },
]

type Change = Partial<Record<'email' | 'password' | 'role' | 'apiKey', unknown>>

/** Payload would silently ignore what the rules of the fields refuse. @throws Forbidden */
export const guardAccounts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data, overrideAccess } = args as {
    id?: number
    data?: Change
    overrideAccess?: boolean
  }
  if (overrideAccess) return args
  if (operation === 'create' && !isManager(req)) throw new Forbidden(req.t)
  if (operation !== 'update' || id === undefined) return args
  const found = { collection: 'users', id, depth: 0, disableErrors: true, req } as const
  const stored = await req.payload.findByID(found)
  if (!stored) return args
  const { email = stored.email, password, role = stored.role, apiKey } = data ?? {}
  const isNewEmail = String(email).toLowerCase().trim() !== stored.email
  const isSecret = password !== undefined || isNewEmail
  const isRefused = isOwn(req, id) ? role !== stored.role : isSecret || !isManager(req)
  const isKeyRefused = apiKey && !(isManager(req) && isContributorAccount(stored))
  if (isRefused || isKeyRefused) throw new Forbidden(req.t)
  if (role === stored.role) return args
  req.context.changesRole = true
  // Only contributors have keys.
  return { ...args, data: { ...data, apiKey: null, enableAPIKey: false } }
}

const lastManager = label(
  'Cần còn ít nhất một quản lý. Hãy chọn quản lý khác trước.',
  'At least one manager must remain. Choose another manager first.',
)

/** Managers who remove each other at once wait for this lock. @throws APIError 409 */
async function assertOtherManager(req: PayloadRequest, id: unknown): Promise<void> {
  await holdName(req, 'managers')
  const others = sql`select 1 from users where role = 'manager' and id <> ${id} limit 1`
  if ((await execute(req, others)).length > 0) return
  throw new APIError(messageFor(req, lastManager), 409, null, true)
}

const wasManager = (account: Partial<User> | undefined) => account?.role === 'manager'

export const keepRole: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, req }) => {
  const isLowered = wasManager(originalDoc) && data.role !== undefined && data.role !== 'manager'
  if (isLowered) await assertOtherManager(req, originalDoc?.id)
  return data
}

export const keepManager: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const stored = await req.payload.findByID({ collection: 'users', id, depth: 0, req })
  if (wasManager(stored)) await assertOtherManager(req, id)
}

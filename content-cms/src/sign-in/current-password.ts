import {
  AuthenticationError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type TextField,
  type TypedUser,
  ValidationError,
} from 'payload'
import { label, messageFor } from '../labels'
import { takeKnownAttempt } from './attempts'

const wrong = label(
  'Mật khẩu hiện tại chưa đúng. Hãy nhập lại mật khẩu bạn đang dùng để đăng nhập.',
  'The current password is missing or wrong. Enter the one that you sign in with.',
)

const name = label('Mật khẩu hiện tại của bạn', 'Your current password')

/** Editors enter it to change their own sign-in or to add an editor; it is never stored or shown. */
export const currentPasswordField: TextField = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  label: name,
  admin: {
    // The first editor has no password yet, and colleagues' accounts are read-only.
    condition: ({ id }, _siblings, { operation, user }) =>
      user !== null && (operation === 'create' || id === user.id),
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/sign-in/current-password-input#CurrentPassword' },
  },
}

type Editor = Extract<TypedUser, { collection: 'users' }>

interface Change {
  email?: unknown
  password?: unknown
  currentPassword?: unknown
}

function needsPassword(user: Editor, operation: string, id: unknown, change: Change): boolean {
  if (operation === 'create') return true
  // An update by a filter can include the caller's own account.
  if (id !== undefined && String(id) !== String(user.id)) return false
  const isSameEmail =
    change.email === undefined || String(change.email).toLowerCase().trim() === user.email
  return change.password !== undefined || !isSameEmail
}

/** @throws APIError 429 */
async function isRight(req: PayloadRequest, user: Editor, password: string): Promise<boolean> {
  const attempt = await takeKnownAttempt(req, `here ${user.id}`)
  const data = { email: user.email, password }
  try {
    await req.payload.login({ collection: 'users', data })
    await attempt.succeeded()
    return true
  } catch (error) {
    if (error instanceof AuthenticationError) return false
    await attempt.giveBack()
    throw error
  }
}

/** An unattended session must not be enough to take over an account or to create one. */
export const currentPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const isTrusted = 'overrideAccess' in args && args.overrideAccess
  if (!['create', 'update'].includes(operation) || isTrusted || !('data' in args)) return args
  const { user } = req
  if (user?.collection !== 'users') return args
  const change: Change = Object(args.data)
  if (!needsPassword(user, operation, 'id' in args ? args.id : undefined, change)) return args
  const { currentPassword: given } = change
  const isGiven = typeof given === 'string' && given.trim() !== ''
  if (isGiven && (await isRight(req, user, given))) return args
  const errors = [
    { path: 'currentPassword', label: messageFor(req, name), message: messageFor(req, wrong) },
  ]
  throw new ValidationError({ collection: 'users', errors, req }, req.t)
}

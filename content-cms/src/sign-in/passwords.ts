import { type PasswordWeakness, passwordWeakness } from '@nas/callers/password-strength'
import { longestPassword, shortestPassword } from '@nas/domain/password-lengths'
import {
  AuthenticationError,
  type CollectionBeforeOperationHook,
  createLocalReq,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  type TextField,
  type TypedUser,
  ValidationError,
} from 'payload'
import { type Label, label, messageFor } from '../labels'
import { takeKnownAttempt } from './attempts'

const weak: Record<PasswordWeakness, Label> = {
  password_common: label(
    'Mật khẩu này quá dễ đoán. Hãy dùng vài từ không liên quan với nhau.',
    'This password is easy to guess. Use a few unrelated words.',
  ),
  password_own: label(
    'Mật khẩu này gần giống tên, email hoặc tên cửa hàng. Hãy chọn mật khẩu khác.',
    'This password is close to the name, the email or the name of the shop. Choose another.',
  ),
}
const length = label(
  `Mật khẩu cần từ ${shortestPassword} đến ${longestPassword} ký tự.`,
  `A password has ${shortestPassword} to ${longestPassword} characters.`,
)

function problemOf(password: string, ownTexts: (string | null)[]): Label | null {
  if (password.length < shortestPassword || password.length > longestPassword) return length
  const weakness = passwordWeakness(password, ownTexts)
  return weakness === null ? null : weak[weakness]
}

function textIn(data: unknown, name: string): string | null {
  const value: unknown = Object(data)[name]
  return typeof value === 'string' ? value : null
}

/** Editors' passwords follow the same rule as members'; passwords of the seed are exempt. */
export const strongPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const chooses = ['create', 'update', 'resetPassword'].includes(operation)
  const isTrusted = 'overrideAccess' in args && args.overrideAccess
  if (!chooses || isTrusted || !('data' in args)) return args
  const password = textIn(args.data, 'password')
  if (password === null) return args
  const email = textIn(args.data, 'email') ?? textIn(req.user, 'email')
  const problem = problemOf(password, [email, textIn(args.data, 'name')])
  if (problem === null) return args
  const errors = [{ path: 'password', message: messageFor(req, problem) }]
  throw new ValidationError({ collection: 'users', errors, req }, req.t)
}

export const wrongPassword = label(
  'Mật khẩu hiện tại chưa đúng. Hãy nhập lại mật khẩu bạn đang dùng để đăng nhập.',
  'The current password is missing or wrong. Enter the one that you sign in with.',
)

const name = label('Mật khẩu hiện tại của bạn', 'Your current password')

/** Needed to change the own sign-in, a colleague's role, or to add an editor; never stored or shown. */
export const currentPasswordField: TextField = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  label: name,
  admin: {
    // The first editor has no password yet; a manager changes roles.
    condition: ({ id }, _siblings, { user }) =>
      user?.collection === 'users' && (user.role === 'manager' || id === user.id),
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
export async function isRight(
  req: PayloadRequest,
  user: Editor,
  password: string,
): Promise<boolean> {
  const attempt = await takeKnownAttempt(req, `here ${user.id}`)
  const data = { email: user.email, password }
  // The sign-in is rolled back: it would store a session and overwrite those created meanwhile.
  const own = await createLocalReq({}, req.payload)
  await initTransaction(own)
  try {
    await req.payload.login({ collection: 'users', data, req: own })
    await attempt.succeeded()
    return true
  } catch (error) {
    if (error instanceof AuthenticationError) return false
    await attempt.giveBack()
    throw error
  } finally {
    await killTransaction(own)
  }
}

/** An unattended session must not be enough to take over an account or to create one. */
export const currentPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const isTrusted = 'overrideAccess' in args && args.overrideAccess
  if (!['create', 'update'].includes(operation) || isTrusted || !('data' in args)) return args
  const { user } = req
  if (user?.collection !== 'users') return args
  const change: Change = Object(args.data)
  const isOwnSignIn = needsPassword(user, operation, 'id' in args ? args.id : undefined, change)
  if (!isOwnSignIn && !req.context.changesRole) return args
  const { currentPassword: given } = change
  const isGiven = typeof given === 'string' && given.trim() !== ''
  if (isGiven && (await isRight(req, user, given))) return args
  const errors = [
    {
      path: 'currentPassword',
      label: messageFor(req, name),
      message: messageFor(req, wrongPassword),
    },
  ]
  throw new ValidationError({ collection: 'users', errors, req }, req.t)
}

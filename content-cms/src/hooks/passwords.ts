import {
  longestPassword,
  type PasswordWeakness,
  passwordWeakness,
  shortestPassword,
} from '@nas/domain/password-strength'
import { dictionary } from '@zxcvbn-ts/language-common'
import {
  APIError,
  type CollectionBeforeOperationHook,
  type TextField,
  ValidationError,
} from 'payload'
import { type Label, label, messageFor } from '../labels'

const wrong = label(
  'Hãy nhập đúng mật khẩu hiện tại để đổi mật khẩu.',
  'Enter your current password to change it.',
)

/** Editors enter it to change their password; it is never stored or shown. */
export const currentPasswordField: TextField = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  label: label(
    'Mật khẩu hiện tại (chỉ khi đổi mật khẩu của bạn)',
    'Current password (only to change your own)',
  ),
  admin: {
    condition: (_data, _siblings, { operation }) => operation === 'update',
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/fields/current-password#CurrentPassword' },
  },
}

/**
 * Editors change their password only with the current one, so an unattended session is not enough.
 * Wrong ones are throttled like sign-ins.
 */
export const currentPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const isTrusted = 'overrideAccess' in args && args.overrideAccess
  if (operation !== 'update' || isTrusted || !('data' in args)) return args
  const { password, currentPassword }: { password?: unknown; currentPassword?: unknown } = Object(
    args.data,
  )
  const id = 'id' in args ? args.id : undefined
  const { user, payload } = req
  // An update by a filter can include the caller's own account.
  const isOwn = id === undefined || String(id) === String(user?.id)
  if (password === undefined || user?.collection !== 'users' || !isOwn) return args
  const data = { email: user.email, password: String(currentPassword ?? '') }
  const isRight = await payload.login({ collection: 'users', data }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof APIError && error.status === 429) throw error
      return false
    },
  )
  if (isRight) return args
  const errors = [{ path: 'currentPassword', message: messageFor(req, wrong) }]
  throw new ValidationError({ collection: 'users', errors, req }, req.t)
}

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

const weak: Record<PasswordWeakness, Label> = {
  password_common: label(
    'Mật khẩu này quá phổ biến, ai cũng đoán được. Hãy chọn mật khẩu khác.',
    'This password is among the most used ones and easily guessed. Choose another.',
  ),
  password_own: label(
    'Mật khẩu này gần giống tên hoặc email. Hãy chọn mật khẩu khác.',
    'This password is close to the name or email. Choose another.',
  ),
}
const length = label(
  `Mật khẩu cần từ ${shortestPassword} đến ${longestPassword} ký tự.`,
  `A password has ${shortestPassword} to ${longestPassword} characters.`,
)

function problemOf(password: string, ownTexts: (string | null)[]): Label | null {
  if (password.length < shortestPassword || password.length > longestPassword) return length
  const weakness = passwordWeakness(password, ownTexts, common)
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

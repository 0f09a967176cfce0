import { type PasswordWeakness, passwordWeakness } from '@nas/callers/password-strength'
import { longestPassword, shortestPassword } from '@nas/domain/password-lengths'
import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { type Label, label, messageFor } from '../labels'

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

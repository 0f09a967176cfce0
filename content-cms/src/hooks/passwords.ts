import {
  longestPassword,
  type PasswordWeakness,
  passwordWeakness,
  shortestPassword,
} from '@nas/domain/password-strength'
import { dictionary } from '@zxcvbn-ts/language-common'
import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { type Label, label, messageFor } from '../labels'

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

const weak: Record<PasswordWeakness, Label> = {
  password_common: label(
    'Mật khẩu này quá phổ biến, ai cũng đoán được. Hãy chọn mật khẩu khác.',
    'This password is among the most used ones and easily guessed. Choose another.',
  ),
  password_own: label(
    'Mật khẩu này gần giống tên hoặc email. Hãy chọn mật khẩu khác.',
    'This password is close to the name or e-mail. Choose another.',
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

import {
  APIError,
  type CollectionBeforeOperationHook,
  type TextField,
  ValidationError,
} from 'payload'
import { label, messageFor } from '../labels'

const wrong = label(
  'Hãy nhập đúng mật khẩu hiện tại để đổi mật khẩu.',
  'Enter your present password to change it.',
)

/** Typed in by editors who change their own password; never stored or shown. */
export const presentPasswordField: TextField = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  label: label(
    'Mật khẩu hiện tại (chỉ khi đổi mật khẩu của bạn)',
    'Present password (only to change your own)',
  ),
  admin: {
    condition: (_data, _siblings, { operation }) => operation === 'update',
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/fields/present-password#PresentPassword' },
  },
}

/**
 * Whoever sits down at an open page does not get to keep it: editors change their own password only with
 * the present one. Who guesses at it waits, as at a sign-in.
 */
export const presentPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const isTrusted = 'overrideAccess' in args && args.overrideAccess
  if (operation !== 'update' || isTrusted || !('data' in args)) return args
  const { password, currentPassword }: { password?: unknown; currentPassword?: unknown } = Object(
    args.data,
  )
  const id = 'id' in args ? args.id : undefined
  const { user, payload } = req
  // An update by a filter can reach one's own account too.
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

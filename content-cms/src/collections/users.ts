import { type CollectionBeforeOperationHook, type CollectionConfig, Forbidden } from 'payload'
import {
  accounts,
  closed,
  colleagues,
  managers,
  visibleAccounts,
  withAccount,
} from '../access/rules'
import { capLimit } from '../hooks/http-limits'
import { groups, label } from '../labels'
import { factorEndpoints } from '../second-factor/factor-endpoints'
import { factorFields } from '../second-factor/factor-fields'
import { adminUrl } from '../settings'
import { invite, makePassword, resetMailHtml, resetMailSubject } from '../sign-in/account-mails'
import {
  guardAccounts,
  invitationField,
  keepManager,
  keepRole,
  keyFields,
  ownFields,
  roleField,
} from '../sign-in/accounts'
import { answerUnsentMail, assertMail } from '../sign-in/mail'
import { currentPassword, currentPasswordField, strongPassword } from '../sign-in/passwords'
import {
  askForCode,
  countOthers,
  countSignIn,
  endFailedSignIn,
  endSignIn,
  withholdSession,
} from '../sign-in/sign-in-hooks'
import { staffField } from '../sign-in/staff-link'
import { staffSignIn } from '../sign-in/staff-sign-in'

/** Seconds of inactivity after which an editor is signed out; each opened page restarts them. */
const idleSeconds = 2 * 3600
/** Seconds after which an editor must sign in again, active or not. */
const wholeSeconds = 12 * 3600

/** Payload would renew sessions without limit. @throws Forbidden */
const endOldSessions: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { user, payload } = req
  if (operation !== 'refresh' || user?.collection !== 'users') return args
  const own = { collection: 'users', id: user.id, depth: 0, showHiddenFields: true } as const
  const { sessions } = await payload.findByID(own)
  const session = sessions?.find(({ id }) => id === Object(user)._sid)
  const age = Date.now() - Date.parse(session?.createdAt ?? '')
  if (age < wholeSeconds * 1000) return args
  throw new Forbidden(req.t)
}

export const users: CollectionConfig = {
  slug: 'users',
  labels: {
    singular: label('Biên tập viên', 'Editor'),
    plural: label('Biên tập viên', 'Editors'),
  },
  admin: {
    group: groups.system,
    useAsTitle: 'email',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
  },
  auth: {
    forgotPassword: { generateEmailHTML: resetMailHtml, generateEmailSubject: resetMailSubject },
    // Never reached: `countSignIn` delays attempts instead of locking the account.
    maxLoginAttempts: Number.MAX_SAFE_INTEGER,
    tokenExpiration: idleSeconds,
    useAPIKey: true,
    cookies: { sameSite: 'Lax', secure: adminUrl().startsWith('https://') },
  },
  access: {
    ...closed,
    admin: withAccount,
    create: managers,
    read: visibleAccounts,
    update: accounts,
    delete: colleagues,
  },
  hooks: {
    beforeOperation: [
      capLimit,
      countOthers,
      countSignIn,
      endOldSessions,
      assertMail,
      guardAccounts,
      strongPassword,
      currentPassword,
    ],
    beforeValidate: [makePassword],
    beforeChange: [keepRole],
    afterChange: [invite],
    beforeDelete: [keepManager],
    beforeLogin: [askForCode],
    afterLogin: [endSignIn],
    afterOperation: [withholdSession],
    afterError: [endFailedSignIn, answerUnsentMail],
  },
  endpoints: [...factorEndpoints, ...staffSignIn],
  disableBulkEdit: true,
  fields: [
    { name: 'name', type: 'text', label: label('Họ và tên', 'Full name') },
    ...ownFields,
    roleField,
    ...keyFields,
    staffField,
    invitationField,
    currentPasswordField,
    ...factorFields,
  ],
}

import * as operations from '@nas/contract/accounts/operations'
import { readPerson } from '../queries/find-account'
import { readAccount } from '../queries/read-account'
import { factorIsDue } from '../queries/second-factor'
import { sendRegistration, sendResetCode } from '../workflows/account-emails'
import { changeAccount, changePendingEmail } from '../workflows/change-account'
import { confirmEmail, revertEmail } from '../workflows/email-links'
import { register, resetPassword } from '../workflows/register'
import { disconnect } from '../workflows/social-links'
import { linkSocial, socialSignIn } from '../workflows/social-sign-in'
import { presentOwner, sessionOf, staffWithRoles } from './caller'
import { routesOf } from './operation-routes'

export const accountRoutes = routesOf(operations, {
  async readMe({ scope, caller: { kind, id }, request }) {
    if (kind === 'member') return { person: await readPerson(scope, id) }
    const read = [readPerson(scope, id), factorIsDue(scope, staffWithRoles(request, id))] as const
    const [person, factor_due] = await Promise.all(read)
    return { person, factor_due }
  },

  changeMe({ scope, caller, input: { locale, ...changes }, request }) {
    return changeAccount(scope, caller.id, changes, { by: { session: sessionOf(request) }, locale })
  },

  readAccount: ({ scope, caller }) => readAccount(scope, caller.id),
  changeOwnPendingEmail: ({ scope, caller, input }) =>
    changePendingEmail(scope, caller.id, input.action),

  async confirmEmail({ scope, input }) {
    await confirmEmail(scope, input.code)
    return { state: 'done' }
  },

  revertEmail: async ({ scope, input }) => ({ state: await revertEmail(scope, input.code) }),
  register: ({ scope, input }) => register(scope, input),

  async askRegistration({ scope, input }) {
    await sendRegistration(scope, input)
  },

  // The account is looked up when the mail is written, so that every call does the same work.
  async forgotPassword({ scope, input: { email, locale } }) {
    await sendResetCode(scope, { recipient: email, locale })
  },

  resetPassword: ({ scope, input }) => resetPassword(scope, input),
  socialSignIn: ({ scope, input }) => socialSignIn(scope, input),
  linkSocial: ({ scope, input }) => linkSocial(scope, input),

  async proveOwner({ caller, input, request }) {
    await presentOwner(request, caller.id, input)
  },

  async disconnect({ scope, caller, input, request }) {
    await presentOwner(request, caller.id, input)
    await disconnect(scope, caller.id, input.provider)
    return readAccount(scope, caller.id)
  },
})

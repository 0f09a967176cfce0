import {
  accountChangeSchema,
  askedRegistrationSchema,
  disconnectionSchema,
  forgottenPasswordSchema,
  newMemberSchema,
  newPasswordSchema,
  pendingEmailChangeSchema,
  presenceSchema,
  signInBodySchema,
} from '@nas/contract/commerce/account'
import { codeSchema, erasureSchema, exportSchema } from '@nas/contract/commerce/privacy'
import { answeredChallengeSchema } from '@nas/contract/commerce/second-factor'
import { refreshSchema } from '@nas/contract/commerce/session'
import { endSessionSchema } from '@nas/contract/sessions'
import * as emailChange from '../accounts/http/email-change'
import * as passwords from '../accounts/http/passwords'
import * as profile from '../accounts/http/profile'
import * as secondFactor from '../accounts/http/second-factor'
import * as sessions from '../accounts/http/sessions'
import * as signIn from '../accounts/http/sign-in'
import { below, get, post } from '../platform/http/shop-route'
import * as deleteAccount from '../privacy/http/delete-account'
import * as guestErasure from '../privacy/http/guest-erasure'
import * as ownData from '../privacy/http/own-data'
import { operationRoutesBelow } from './operation-routes'

/** Public routes; routes about the caller check the caller themselves. */
const open = [
  post('/email/confirm', codeSchema, emailChange.confirm),
  post('/email/revert', codeSchema, emailChange.revert),
  post('/erasure/confirm', codeSchema, guestErasure.confirm),
  post('/erasure', erasureSchema, guestErasure.ask),
  post('/forgot-password', forgottenPasswordSchema, passwords.forgotten),
  get('/me/account', profile.readMemberAccount),
  post('/me/delete', presenceSchema, deleteAccount.deleteOwn),
  post('/me/disconnect', disconnectionSchema, profile.disconnectMember),
  post('/me/export', exportSchema, ownData.askExport),
  post('/me/export/take', codeSchema, ownData.takeExport),
  post('/me/pending-email', pendingEmailChangeSchema, emailChange.changeOwnMember),
  post('/me/presence', presenceSchema, profile.proveMember),
  post('/me', accountChangeSchema, profile.changeMember),
  get('/me', profile.readMember),
  post('/me/sessions/end', endSessionSchema, sessions.endMemberSession),
  get('/me/sessions', sessions.listMemberSessions),
  post('/register/ask', askedRegistrationSchema, signIn.askToRegister),
  post('/register', newMemberSchema, signIn.registerMember),
  post('/reset-password', newPasswordSchema, passwords.reset),
  post('/sessions/end', refreshSchema, sessions.end),
  post('/sessions/renew', refreshSchema, sessions.renew),
  post('/sign-in', signInBodySchema, signIn.byPassword),
  post('/sign-in/second-factor', answeredChallengeSchema, secondFactor.answer),
]

export const storeRoutes = [...operationRoutesBelow('/store/'), ...below('/store/shop', open)]

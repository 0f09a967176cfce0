import {
  accountChangeSchema,
  blockChangeSchema,
  codChangeSchema,
  newNoteSchema,
  pendingEmailChangeSchema,
  personChangeSchema,
  signInNameSchema,
  socialLinkSchema,
  socialSignInSchema,
} from '@nas/contract/commerce/account'
import {
  newStaffSchema,
  rolesChangeSchema,
  staffRemovalSchema,
  staffResetSchema,
} from '@nas/contract/commerce/person'
import {
  factorCodeSchema,
  factorResetSchema,
  newCodesBodySchema,
  newFactorBodySchema,
  sessionProofSchema,
} from '@nas/contract/commerce/second-factor'
import { endSessionSchema } from '@nas/contract/sessions'
import * as emailChange from '../accounts/http/email-change'
import * as people from '../accounts/http/people'
import * as profile from '../accounts/http/profile'
import * as secondFactor from '../accounts/http/second-factor'
import * as sessions from '../accounts/http/sessions'
import * as signIn from '../accounts/http/sign-in'
import * as staff from '../accounts/http/staff'
import * as auditLog from '../audit-log/http/audit-log'
import * as purchases from '../orders/http/purchases'
import { below, get, post } from '../platform/http/shop-route'
import { operationRoutesBelow } from './operation-routes'

/** `staffMayCall` runs before all of them and defines the permission of each. */
export const adminRoutes = [
  ...operationRoutesBelow('/admin/'),
  ...below('/admin/shop', [
    get('/me/account', profile.readStaffAccount),
    post('/me', accountChangeSchema, profile.changeStaff),
    get('/me', profile.readStaff),
    post('/me/pending-email', pendingEmailChangeSchema, emailChange.changeOwnStaff),
    post('/me/proof', sessionProofSchema, secondFactor.prove),
    post('/me/second-factor/confirm', factorCodeSchema, secondFactor.confirm),
    post('/me/second-factor/recovery-codes', newCodesBodySchema, secondFactor.renewCodes),
    post('/me/second-factor', newFactorBodySchema, secondFactor.begin),
    get('/me/second-factor', secondFactor.readState),
    post('/me/sessions/end', endSessionSchema, sessions.endStaffSession),
    get('/me/sessions', sessions.listStaffSessions),
    get('/purchases', purchases.list),
    post('/sign-in-holder', signInNameSchema, signIn.findHolder),
    post('/social/link', socialLinkSchema, signIn.linkToMember),
    post('/social', socialSignInSchema, signIn.bySocial),
    post('/staff/:id/duties', rolesChangeSchema, staff.setRoles),
    post('/staff/:id/remove', staffRemovalSchema, staff.remove),
    post('/staff/:id/reset', staffResetSchema, staff.reset),
    post('/staff', newStaffSchema, staff.invite),
    get('/trail', auditLog.list),
    get('/users/:id/account', people.readNoted),
    post('/users/:id/blocked', blockChangeSchema, people.changeBlocked),
    post('/users/:id/cod', codChangeSchema, people.changeCod),
    post('/users/:id/notes', newNoteSchema, people.addNote),
    post('/users/:id/pending-email', pendingEmailChangeSchema, emailChange.changeForStaff),
    post('/users/:id', personChangeSchema, people.change),
    get('/users/:id', people.read),
    post('/users/:id/second-factor/reset', factorResetSchema, secondFactor.reset),
    get('/users', people.list),
  ]),
]

import { authenticate } from '@medusajs/framework/http'
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
import { newCartSchema } from '@nas/contract/commerce/cart'
import { newOrderSchema, paymentReturnSchema } from '@nas/contract/commerce/order'
import { ratedProvenOrderSchema } from '@nas/contract/commerce/order-proof'
import { codeSchema, erasureSchema, exportSchema } from '@nas/contract/commerce/privacy'
import { answeredChallengeSchema } from '@nas/contract/commerce/second-factor'
import { refreshSchema } from '@nas/contract/commerce/session'
import { changedPaymentSchema, trackOrderSchema } from '@nas/contract/order-calls'
import { orderChangeSchema } from '@nas/contract/order-for-staff'
import {
  askEmailCodeSchema,
  askOrderCodeSchema,
  cancelProvenOrderSchema,
  payProvenOrderSchema,
  proveEmailSchema,
  provenOrderSchema,
  proveOrderSchema,
} from '@nas/contract/order-proof'
import { newRatingsSchema } from '@nas/contract/ratings/operations'
import { endSessionSchema } from '@nas/contract/sessions'
import * as emailChange from '../accounts/http/email-change'
import * as passwords from '../accounts/http/passwords'
import * as profile from '../accounts/http/profile'
import * as secondFactor from '../accounts/http/second-factor'
import * as sessions from '../accounts/http/sessions'
import * as signIn from '../accounts/http/sign-in'
import * as shippings from '../catalogue/http/shippings'
import * as carts from '../orders/http/carts'
import * as move from '../orders/http/move'
import * as place from '../orders/http/place'
import * as proven from '../orders/http/proven'
import * as rate from '../orders/http/rate'
import * as read from '../orders/http/read'
import { below, get, post } from '../platform/http/shop-route'
import * as deleteAccount from '../privacy/http/delete-account'
import * as guestErasure from '../privacy/http/guest-erasure'
import * as ownData from '../privacy/http/own-data'
import * as payments from '../settlement/http/payments'
import { operationRoutesBelow } from './operation-routes'

/** Public routes; routes about the caller check the caller themselves. */
const open = [
  post('/carts', newCartSchema, carts.save),
  post('/email-code', askEmailCodeSchema, proven.askForEmail),
  post('/email-proof', proveEmailSchema, proven.proveMailbox),
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
  post('/order-code', askOrderCodeSchema, proven.ask),
  post('/order-proof', proveOrderSchema, proven.prove),
  post('/orders', newOrderSchema, place.place),
  get('/payments/:method/notice', payments.ipn),
  post('/payments/:method/return', paymentReturnSchema, payments.customerReturn),
  post('/proven-order/cancel', cancelProvenOrderSchema, proven.cancel),
  post('/proven-order/payment', payProvenOrderSchema, payments.changeProven),
  post('/proven-order/ratings', ratedProvenOrderSchema, proven.rate),
  post('/proven-order/reorder', provenOrderSchema, proven.readReorder),
  post('/proven-order', provenOrderSchema, proven.read),
  post('/register/ask', askedRegistrationSchema, signIn.askToRegister),
  post('/register', newMemberSchema, signIn.registerMember),
  post('/reset-password', newPasswordSchema, passwords.reset),
  post('/sessions/end', refreshSchema, sessions.end),
  post('/sessions/renew', refreshSchema, sessions.renew),
  get('/shippings', shippings.listShippings),
  post('/sign-in', signInBodySchema, signIn.byPassword),
  post('/sign-in/second-factor', answeredChallengeSchema, secondFactor.answer),
  post('/stock-check', newCartSchema, carts.checkStock),
  post('/track-order', trackOrderSchema, read.track),
  post('/transfer-claims', trackOrderSchema, payments.claim),
]

/** Routes that answer 401 to callers without a member's token. */
const ofMembers = [
  post('/orders/:id/payment', changedPaymentSchema, payments.changeOwn),
  post('/orders/:id/ratings', newRatingsSchema, rate.rateOwn),
  get('/orders/:id/reorder', read.readReorder),
  get('/orders/:id', read.readOwn),
  post('/orders/:id/state', orderChangeSchema, move.moveOwn),
  get('/orders', read.listOwn),
]

export const storeRoutes = [
  ...operationRoutesBelow('/store/'),
  ...below('/store/shop', open),
  ...below('/store/shop', ofMembers, authenticate('customer', ['bearer'])),
]

import { addressChangeSchema, newAddressSchema } from '@nas/contract/addresses'
import {
  accountChangeSchema,
  askedRegistrationSchema,
  blockChangeSchema,
  codChangeSchema,
  disconnectionSchema,
  forgottenPasswordSchema,
  newMemberSchema,
  newNoteSchema,
  newPasswordSchema,
  personChangeSchema,
  presenceSchema,
  signInBodySchema,
  socialLinkSchema,
  socialSignInSchema,
} from '@nas/contract/commerce/account'
import { newCartSchema } from '@nas/contract/commerce/cart'
import { contentSyncSchema } from '@nas/contract/commerce/content-sync'
import { newCommerceLikeSchema } from '@nas/contract/commerce/like'
import { newOrderSchema } from '@nas/contract/commerce/new-order'
import { paymentReturnSchema } from '@nas/contract/commerce/payment-return'
import { codeSchema, erasureSchema, exportSchema } from '@nas/contract/commerce/privacy'
import { newRatingsSchema, ratingDecisionSchema } from '@nas/contract/commerce/rating'
import { refundSchema } from '@nas/contract/commerce/refund'
import {
  answeredChallengeSchema,
  factorCodeSchema,
  factorResetSchema,
  newCodesBodySchema,
  newFactorBodySchema,
} from '@nas/contract/commerce/second-factor'
import { refreshSchema } from '@nas/contract/commerce/session'
import {
  dutiesChangeSchema,
  newStaffSchema,
  staffRemovalSchema,
  staffResetSchema,
} from '@nas/contract/commerce/staff'
import { newStockChangeSchema } from '@nas/contract/commerce/stock'
import { orderChangeSchema } from '@nas/contract/order-change'
import { endSessionSchema } from '@nas/contract/sessions'
import { compareStockSchema, countStockSchema, stockThresholdSchema } from '@nas/contract/stock'
import { trackOrderSchema } from '@nas/contract/tracking'
import type { GenericSchema } from 'valibot'

/** The bodies that commerce is sent, by their addresses; all of them are POSTed. */
export const bodies: Record<string, GenericSchema> = {
  '/admin/shop/content-sync': contentSyncSchema,
  '/admin/shop/me': accountChangeSchema,
  '/admin/shop/me/second-factor': newFactorBodySchema,
  '/admin/shop/me/second-factor/confirm': factorCodeSchema,
  '/admin/shop/me/second-factor/recovery-codes': newCodesBodySchema,
  '/admin/shop/me/sessions/end': endSessionSchema,
  '/admin/shop/orders/:id/refund': refundSchema,
  '/admin/shop/orders/:id/state': orderChangeSchema,
  '/admin/shop/ratings/:id': ratingDecisionSchema,
  '/admin/shop/social': socialSignInSchema,
  '/admin/shop/social/link': socialLinkSchema,
  '/admin/shop/staff': newStaffSchema,
  '/admin/shop/staff/:id/duties': dutiesChangeSchema,
  '/admin/shop/staff/:id/remove': staffRemovalSchema,
  '/admin/shop/staff/:id/reset': staffResetSchema,
  '/admin/shop/stock-counts': countStockSchema,
  '/admin/shop/stock-counts/comparison': compareStockSchema,
  '/admin/shop/stock/:id': stockThresholdSchema,
  '/admin/shop/stock/:id/changes': newStockChangeSchema,
  '/admin/shop/users/:id': personChangeSchema,
  '/admin/shop/users/:id/blocked': blockChangeSchema,
  '/admin/shop/users/:id/cod': codChangeSchema,
  '/admin/shop/users/:id/notes': newNoteSchema,
  '/admin/shop/users/:id/second-factor/reset': factorResetSchema,
  '/store/shop/addresses': newAddressSchema,
  '/store/shop/addresses/:id': addressChangeSchema,
  '/store/shop/carts': newCartSchema,
  '/store/shop/erasure': erasureSchema,
  '/store/shop/erasure/confirm': codeSchema,
  '/store/shop/forgot-password': forgottenPasswordSchema,
  '/store/shop/likes': newCommerceLikeSchema,
  '/store/shop/me': accountChangeSchema,
  '/store/shop/me/disconnect': disconnectionSchema,
  '/store/shop/me/delete': presenceSchema,
  '/store/shop/me/export': exportSchema,
  '/store/shop/me/export/take': codeSchema,
  '/store/shop/me/presence': presenceSchema,
  '/store/shop/me/sessions/end': endSessionSchema,
  '/store/shop/orders': newOrderSchema,
  '/store/shop/orders/:id/ratings': newRatingsSchema,
  '/store/shop/orders/:id/state': orderChangeSchema,
  '/store/shop/payments/:method/return': paymentReturnSchema,
  '/store/shop/register': newMemberSchema,
  '/store/shop/register/ask': askedRegistrationSchema,
  '/store/shop/reset-password': newPasswordSchema,
  '/store/shop/sessions/end': refreshSchema,
  '/store/shop/sessions/renew': refreshSchema,
  '/store/shop/sign-in': signInBodySchema,
  '/store/shop/sign-in/second-factor': answeredChallengeSchema,
  '/store/shop/stock-check': newCartSchema,
  '/store/shop/track-order': trackOrderSchema,
}

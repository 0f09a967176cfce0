import {
  passwordChanged,
  recoveryCodeUsed,
  secondFactorChanged,
} from '../accounts/emails/account-changed'
import { emailChangeAsked, emailChanged, emailConfirmation } from '../accounts/emails/email-change'
import { resetPassword, staffInvitation } from '../accounts/emails/password-links'
import { registration } from '../accounts/emails/registration'
import { staffChanged } from '../accounts/emails/staff-changed'
import type { AccountEmail } from '../accounts/workflows/account-emails'
import type { EmailTemplate, EmailTemplates } from '../email/layout/email'
import { orderChanged } from '../order-edits/emails/order-changed'
import { newOrders } from '../orders/emails/new-orders'
import { orderEmail } from '../orders/emails/order-email'
import { ordersReleased } from '../orders/emails/orders-released'
import { emailCode, orderCode } from '../orders/emails/proof-emails'
import { orderCancelled, paymentFailed } from '../orders/emails/templates/order-cancelled'
import { orderPlaced } from '../orders/emails/templates/order-placed'
import {
  isUnrated,
  orderDelivered,
  orderPaid,
  orderSent,
  ratingInvitation,
} from '../orders/emails/templates/order-progress'
import { isAwaited, transferMissing } from '../orders/emails/templates/transfer-missing'
import type { DeskEmail } from '../orders/workflows/order-emails/enqueue-for-desk'
import type { OrderEmail } from '../orders/workflows/order-emails/enqueue-order-emails'
import type { ProofEmail } from '../orders/workflows/prove-order'
import type { StaffEmail } from '../orders/workflows/release-unconfirmed'
import { dataExport, guestErasure } from '../privacy/emails/privacy-email'
import type { PrivacyEmail } from '../privacy/workflows/erase-guest'
import { refundAccount } from '../settlement/emails/refund-account'
import { transferClaimed } from '../settlement/emails/transfer-claimed'
import type { ClaimEmail } from '../settlement/workflows/claim-transfer'
import type { RefundEmail } from '../settlement/workflows/refund-account'

const accountEmails = {
  registration,
  'reset-password': resetPassword,
  'staff-invitation': staffInvitation,
  'email-confirmation': emailConfirmation,
  'email-change-asked': emailChangeAsked,
  'email-changed': emailChanged,
  'password-changed': passwordChanged,
  'second-factor-changed': secondFactorChanged,
  'recovery-code-used': recoveryCodeUsed,
  'staff-changed': staffChanged,
} satisfies Record<AccountEmail, EmailTemplate>

export const orderEmails = {
  'order-placed': orderEmail(orderPlaced),
  'order-paid': orderEmail(orderPaid),
  'order-sent': orderEmail(orderSent),
  'order-delivered': orderEmail(orderDelivered),
  'order-cancelled': orderEmail(orderCancelled),
  'payment-failed': orderEmail(paymentFailed),
  'rating-invitation': orderEmail(ratingInvitation, isUnrated),
  'transfer-missing': orderEmail(transferMissing, isAwaited),
  'order-changed': orderChanged,
} satisfies Record<OrderEmail, EmailTemplate>

const proofEmails = {
  'order-code': orderCode,
  'email-code': emailCode,
} satisfies Record<ProofEmail, EmailTemplate>

const privacyEmails = {
  'data-export': dataExport,
  'guest-erasure': guestErasure,
} satisfies Record<PrivacyEmail, EmailTemplate>

const refundEmails = {
  'refund-account': refundAccount,
} satisfies Record<RefundEmail, EmailTemplate>

const staffEmails = {
  'orders-released': ordersReleased,
  'transfer-claimed': transferClaimed,
  'new-orders': newOrders,
} satisfies Record<StaffEmail | ClaimEmail | DeskEmail, EmailTemplate>

export const emailTemplates: EmailTemplates = {
  ...accountEmails,
  ...orderEmails,
  ...proofEmails,
  ...privacyEmails,
  ...refundEmails,
  ...staffEmails,
}

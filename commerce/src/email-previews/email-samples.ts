import type { MedusaContainer } from '@medusajs/framework/types'
import {
  passwordChanged,
  recoveryCodeUsed,
  secondFactorChanged,
} from '../accounts/emails/account-changed'
import { composeEmailChange, composeTakenEmail } from '../accounts/emails/email-change'
import { composeInvitation, composeReset } from '../accounts/emails/password-links'
import { composeRegistration } from '../accounts/emails/registration'
import { composeStaffChange } from '../accounts/emails/staff-changed'
import type { Email, EmailTemplate } from '../email/layout/email'
import type { EmailLocale } from '../email/module/outgoing-email'
import { orderChangedBy } from '../order-edits/emails/order-changed'
import { composeNewOrders } from '../orders/emails/new-orders'
import { composeOrderEmail } from '../orders/emails/order-email'
import { orderSamples } from '../orders/emails/order-samples'
import { ordersReleased } from '../orders/emails/orders-released'
import { composeEmailCode, composeOrderCode } from '../orders/emails/proof-emails'
import { duePayments, online, sampleOrder } from '../orders/emails/sample-order'
import { composePrivacyEmail } from '../privacy/emails/privacy-email'
import { composeRefundAccount } from '../settlement/emails/refund-account'
import { transferClaimed } from '../settlement/emails/transfer-claimed'

type Compose = (locale: EmailLocale) => Email | Promise<Email>

const to = 'mai@example.com'
const code = 'example-code'

/** A template that reads nothing from the container. */
const plain =
  (template: EmailTemplate, data: Record<string, string> = {}): Compose =>
  (locale) =>
    template({} as MedusaContainer, {
      id: 'mail_sample',
      recipient: to,
      locale,
      template: '',
      data,
      attempts: 1,
      give_up_at: new Date(0),
    })

export const emailSamples: Record<string, Compose> = {
  ...Object.fromEntries(
    Object.entries(orderSamples).map(([name, { messages, of }]) => [
      name,
      (locale: EmailLocale) => composeOrderEmail(messages, of(locale), locale),
    ]),
  ),
  'order-changed': (locale) =>
    composeOrderEmail(
      orderChangedBy([
        { field: 'item', name: 'Kem dưỡng phục hồi Ceramide', before: '1', after: '2' },
        { field: 'item', name: 'Sữa rửa mặt dịu nhẹ', before: '1', after: '0' },
        { field: 'address', name: null, before: '12 Nguyễn Huệ', after: '5 Lê Lợi' },
      ]),
      sampleOrder({
        ...online,
        state: 'payment',
        payment: { ...duePayments.online, missing: 60_000 },
      }),
      locale,
    ),
  'order-code': (locale) =>
    composeOrderCode(locale, { to, order: 'NAS261123-4F7K', code: '123456' }),
  'email-code': (locale) => composeEmailCode(locale, to, '123456'),
  'transfer-claimed': plain(transferClaimed, { code: 'NAS261123-4F7K', order: '12' }),
  'new-orders': (locale) =>
    composeNewOrders(locale, to, [{ code: 'NAS261123-4F7K', total: 590_000 }]),
  'orders-released': plain(ordersReleased, { orders: '3' }),
  registration: (locale) => composeRegistration(locale, { to, code, isMember: false }),
  'registration-again': (locale) => composeRegistration(locale, { to, code, isMember: true }),
  'reset-password': (locale) => composeReset(locale, to, code),
  'staff-invitation': (locale) => composeInvitation(locale, to, code),
  'email-confirmation': (locale) => composeEmailChange('confirmation', locale, { to, code }),
  'email-confirmation-taken': (locale) => composeTakenEmail(locale, to),
  'email-change-asked': (locale) => composeEmailChange('asked', locale, { to, code }),
  'email-changed': (locale) => composeEmailChange('done', locale, { to, code }),
  'staff-changed': (locale) =>
    composeStaffChange(locale, {
      to,
      change: 'invited',
      by: 'Lê Quản Lý',
      colleague: 'Đỗ Mới',
      colleagueId: 'user_1',
    }),
  'password-changed': plain(passwordChanged),
  'second-factor-changed': plain(secondFactorChanged),
  'recovery-code-used': plain(recoveryCodeUsed),
  'data-export': (locale) => composePrivacyEmail('export', locale, { to, code }),
  'refund-account': (locale) => composeRefundAccount(locale, { to, order: 'NAS261123-4F7K', code }),
  'guest-erasure': (locale) => composePrivacyEmail('erasure', locale, { to, code }),
}

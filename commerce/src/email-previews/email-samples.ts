import type { MedusaContainer } from '@medusajs/framework/types'
import type { EmailKind } from '@nas/domain/email-texts/texts'
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
import type { Say } from '../email/layout/email-words'
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

type Compose = (locale: EmailLocale, say: Say) => Email | Promise<Email>

const to = 'mai@example.com'
const code = 'example-code'

/** A template that reads nothing from the container. */
const plain =
  (template: EmailTemplate, data: Record<string, string> = {}): Compose =>
  (locale, say) =>
    template(
      {} as MedusaContainer,
      {
        id: 'mail_sample',
        recipient: to,
        locale,
        template: '',
        data,
        attempts: 1,
        give_up_at: new Date(0),
      },
      say,
    )

export const emailSamples: Record<string, Compose> = {
  ...Object.fromEntries(
    Object.entries(orderSamples).map(([name, { messages, of }]) => [
      name,
      (locale: EmailLocale, say: Say) => composeOrderEmail(messages, of(locale), locale, say),
    ]),
  ),
  'order-changed': (locale, say) =>
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
      say,
    ),
  'order-code': (locale, say) =>
    composeOrderCode(locale, { to, order: 'NAS261123-4F7K', code: '123456' }, say),
  'email-code': (locale, say) => composeEmailCode(locale, { to, code: '123456' }, say),
  'transfer-claimed': plain(transferClaimed, { code: 'NAS261123-4F7K', order: '12' }),
  'new-orders': (locale) =>
    composeNewOrders(locale, to, [{ code: 'NAS261123-4F7K', total: 590_000 }]),
  'orders-released': plain(ordersReleased, { orders: '3' }),
  registration: (locale, say) => composeRegistration(locale, { to, code, isMember: false }, say),
  'registration-again': (locale, say) =>
    composeRegistration(locale, { to, code, isMember: true }, say),
  'reset-password': (locale, say) => composeReset(locale, { to, code }, say),
  'staff-invitation': (locale) => composeInvitation(locale, to, code),
  'email-confirmation': (locale, say) =>
    composeEmailChange('email-confirmation', locale, { to, code }, say),
  'email-confirmation-taken': (locale) => composeTakenEmail(locale, to),
  'email-change-asked': (locale, say) =>
    composeEmailChange('email-change-asked', locale, { to, code }, say),
  'email-changed': (locale, say) => composeEmailChange('email-changed', locale, { to, code }, say),
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
  'data-export': (locale, say) => composePrivacyEmail('export', locale, { to, code }, say),
  'refund-account': (locale, say) =>
    composeRefundAccount(locale, { to, order: 'NAS261123-4F7K', code }, say),
  'guest-erasure': (locale, say) => composePrivacyEmail('erasure', locale, { to, code }, say),
}

/** @returns the sample of a kind, or the first one of its variants */
export function sampleOf(kind: EmailKind): Compose {
  const isOfKind = (name: string) => name === kind || name.startsWith(`${kind}-`)
  const sample =
    emailSamples[kind] ?? Object.entries(emailSamples).find(([name]) => isOfKind(name))?.[1]
  if (sample === undefined) throw new Error(`${kind} has no sample.`)
  return sample
}

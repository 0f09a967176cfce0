import { emailChanged, passwordChanged } from '../../accounts/emails/account-changed'
import { resetPassword } from '../../accounts/emails/reset-password'
import { orderCancelled } from '../../orders/emails/templates/order-cancelled'
import { orderDelivered } from '../../orders/emails/templates/order-delivered'
import { orderPaid } from '../../orders/emails/templates/order-paid'
import { orderPlaced } from '../../orders/emails/templates/order-placed'
import { orderSent } from '../../orders/emails/templates/order-sent'
import { paymentFailed } from '../../orders/emails/templates/payment-failed'
import type { MailTemplate } from '../layout/template'

export const templates = {
  'reset-password': resetPassword,
  'email-changed': emailChanged,
  'password-changed': passwordChanged,
  'order-placed': orderPlaced,
  'order-paid': orderPaid,
  'order-sent': orderSent,
  'order-delivered': orderDelivered,
  'order-cancelled': orderCancelled,
  'payment-failed': paymentFailed,
} satisfies Record<string, MailTemplate>

export type TemplateName = keyof typeof templates

const byName = new Map<string, MailTemplate>(Object.entries(templates))

/** The template of this name; a row of an older release may name one that is gone. */
export function templateOf(name: string): MailTemplate | undefined {
  return byName.get(name)
}

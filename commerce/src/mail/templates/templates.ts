import { emailChanged, passwordChanged } from './account-changed'
import { orderCancelled } from './order-cancelled'
import { orderDelivered } from './order-delivered'
import { orderPaid } from './order-paid'
import { orderPlaced } from './order-placed'
import { orderSent } from './order-sent'
import { paymentFailed } from './payment-failed'
import { resetPassword } from './reset-password'
import type { MailTemplate } from './template'

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

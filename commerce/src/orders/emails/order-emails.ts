import type { EmailTemplate } from '../../email/layout/template'
import type { OrderEmail } from '../workflows/order-emails/email-of-move'
import { orderCancelled } from './templates/order-cancelled'
import { orderDelivered } from './templates/order-delivered'
import { orderPaid } from './templates/order-paid'
import { orderPlaced } from './templates/order-placed'
import { orderSent } from './templates/order-sent'
import { paymentFailed } from './templates/payment-failed'

export const orderEmails = {
  'order-placed': orderPlaced,
  'order-paid': orderPaid,
  'order-sent': orderSent,
  'order-delivered': orderDelivered,
  'order-cancelled': orderCancelled,
  'payment-failed': paymentFailed,
} satisfies Record<OrderEmail, EmailTemplate>

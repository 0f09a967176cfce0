import { accountEmails } from '../accounts/emails/account-emails'
import type { EmailTemplates } from '../email/layout/template'
import { orderEmails } from '../orders/emails/order-emails'

/** Every kind of email the shop sends; each capability writes its own. */
export const emailTemplates: EmailTemplates = { ...accountEmails, ...orderEmails }

import { enqueueOrderEmails } from '../orders/workflows/order-emails/enqueue-order-emails'
import { jobConfig } from '../platform/settings/settings'

/** Emails are enqueued when orders are placed and moved; this job handles interrupted cases. */
export default enqueueOrderEmails

export const config = jobConfig('enqueue-order-emails')

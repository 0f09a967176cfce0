import type { MedusaContainer } from '@medusajs/framework/types'
import type { AskedRegistration } from '@nas/contract/accounts/operations'
import { loggableText } from '@nas/telemetry/loggable-error'
import type { NewEmail } from '../../email/module/outgoing-email'
import { mailOutbox } from '../../email/module/service'
import { invitationHours, resetMinutes } from './reset-codes'
import { confirmationHours, registrationToken } from './tokens'

type LinkEmail = 'registration' | 'reset-password' | 'staff-invitation'

type Notice =
  | 'email-changed'
  | 'password-changed'
  | 'second-factor-changed'
  | 'recovery-code-used'
  | 'email-confirmation'
  | 'email-change-asked'
  | 'staff-changed'

export type AccountEmail = LinkEmail | Notice

type Recipient = Pick<NewEmail, 'recipient' | 'locale'>

const noticeMinutes = 24 * 60

/** Enqueues an email about a committed change; never fails. */
export async function sendNotice(
  container: MedusaContainer,
  email: Recipient & { template: Notice; data?: NewEmail['data'] },
): Promise<void> {
  try {
    await mailOutbox(container).enqueue({ data: {}, ...email, timeoutMinutes: noticeMinutes })
  } catch (error) {
    const logger = container.resolve('logger')
    logger.warn(`Accounts: ${email.template} was not enqueued. ${loggableText(error)}`)
  }
}

export type StaffChange = 'invited' | 'duties' | 'factor'

/** One email to all other managers; the recipients are read when it is sent. */
export function notifyManagers(
  container: MedusaContainer,
  data: { by: string; subject: string; change: StaffChange },
): Promise<void> {
  const template = 'staff-changed'
  return sendNotice(container, { recipient: 'managers', locale: 'vi', template, data })
}

function sendLink(
  container: MedusaContainer,
  template: LinkEmail,
  { recipient, locale }: Recipient,
  { timeoutMinutes, data = {} }: Pick<NewEmail, 'timeoutMinutes'> & Partial<Pick<NewEmail, 'data'>>,
): Promise<void> {
  return mailOutbox(container).enqueueNewest({ recipient, locale, template, data, timeoutMinutes })
}

/** The response does not disclose whether the e-mail has an account. */
export function sendResetCode(container: MedusaContainer, recipient: Recipient) {
  return sendLink(container, 'reset-password', recipient, { timeoutMinutes: resetMinutes })
}

/** The response does not disclose whether the e-mail has an account. */
export function sendRegistration(container: MedusaContainer, asked: AskedRegistration) {
  const token = registrationToken.sign({ asked }, { expiresIn: confirmationHours * 3600 })
  const recipient = { recipient: asked.email, locale: asked.locale }
  const timeoutMinutes = confirmationHours * 60
  return sendLink(container, 'registration', recipient, { timeoutMinutes, data: { token } })
}

export function sendInvitation(container: MedusaContainer, recipient: Recipient) {
  return sendLink(container, 'staff-invitation', recipient, {
    timeoutMinutes: invitationHours * 60,
  })
}

import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { AskedRegistration } from '@nas/contract/accounts/operations'
import { loggableText } from '@nas/telemetry/loggable-error'
import { MAIL_OUTBOX } from '../../email/module/key'
import type { NewEmail } from '../../email/module/outgoing-email'
import type { MailOutboxService } from '../../email/module/service'
import { confirmationHours, registrationToken } from './registration-token'
import { invitationHours, resetMinutes } from './reset-codes'

export type AccountEmail =
  | 'registration'
  | 'reset-password'
  | 'staff-invitation'
  | 'email-changed'
  | 'password-changed'
  | 'second-factor-changed'
  | 'recovery-code-used'
  | 'email-confirmation'
  | 'email-change-asked'
  | 'staff-changed'

type Recipient = Pick<NewEmail, 'recipient' | 'locale'>

interface OwnerEmail extends Recipient {
  template: 'password-changed' | 'second-factor-changed' | 'recovery-code-used'
}

const noticeMinutes = 24 * 60

const outbox = (container: MedusaContainer) => container.resolve<MailOutboxService>(MAIL_OUTBOX)

/** Enqueues an email about a committed change; never fails. */
async function enqueueNotice(
  container: MedusaContainer,
  email: Omit<NewEmail, 'timeoutMinutes'> & { template: AccountEmail },
): Promise<void> {
  try {
    await outbox(container).enqueue({ ...email, timeoutMinutes: noticeMinutes })
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`Accounts: ${email.template} was not enqueued. ${loggableText(error)}`)
  }
}

/** Notifies the owner by email that a way to sign in has changed. */
export function notifyOwner(container: MedusaContainer, email: OwnerEmail): Promise<void> {
  return enqueueNotice(container, { ...email, data: {} })
}

interface EmailChangeEmail extends Recipient {
  template: 'email-confirmation' | 'email-change-asked' | 'email-changed'
  /** Id of the change; the links are made when the mail is sent. */
  change: string
}

export function sendEmailChange(
  container: MedusaContainer,
  { change, ...email }: EmailChangeEmail,
): Promise<void> {
  return enqueueNotice(container, { ...email, data: { change } })
}

/** What managers do to the access of a colleague. */
export type StaffChange = 'invited' | 'duties' | 'factor'

/**
 * Notifies all managers but the acting one by one email, whose recipients are read when it is sent.
 */
export function notifyManagers(
  container: MedusaContainer,
  { by, subject, change }: { by: string; subject: string; change: StaffChange },
): Promise<void> {
  return enqueueNotice(container, {
    recipient: 'managers',
    locale: 'vi',
    template: 'staff-changed',
    data: { by, subject, change },
  })
}

/**
 * Sends a code to reset the password; the response does not disclose whether the e-mail has an
 * account.
 */
export function sendResetCode(container: MedusaContainer, { recipient, locale }: Recipient) {
  const template: AccountEmail = 'reset-password'
  const email = { recipient, locale, template, data: {}, timeoutMinutes: resetMinutes }
  return outbox(container).enqueueNewest(email)
}

/**
 * Sends the link that creates an account; the response does not disclose whether the e-mail already
 * has one.
 */
export function sendRegistration(container: MedusaContainer, asked: AskedRegistration) {
  const template: AccountEmail = 'registration'
  return outbox(container).enqueueNewest({
    recipient: asked.email,
    locale: asked.locale,
    template,
    data: { token: registrationToken(asked) },
    timeoutMinutes: confirmationHours * 60,
  })
}

/** Sends a member of staff the link that sets a password. */
export function sendInvitation(container: MedusaContainer, { recipient, locale }: Recipient) {
  const template: AccountEmail = 'staff-invitation'
  const email = { recipient, locale, template, data: {}, timeoutMinutes: invitationHours * 60 }
  return outbox(container).enqueueNewest(email)
}

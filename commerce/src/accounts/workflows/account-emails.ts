import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { AskedRegistration } from '@nas/contract/commerce/account'
import { loggableText } from '@nas/telemetry/loggable-error'
import { MAIL_OUTBOX } from '../../email/module/key'
import type { NewEmail } from '../../email/module/outgoing-email'
import type { MailOutboxService } from '../../email/module/service'
import { settings } from '../../platform/settings/settings'
import { confirmationHours, registrationToken } from './registration-token'
import { invitationHours } from './reset-codes'

/** The kinds of email about an account. */
export type AccountEmail =
  | 'registration'
  | 'reset-password'
  | 'staff-invitation'
  | 'email-changed'
  | 'password-changed'
  | 'second-factor-changed'
  | 'recovery-code-used'

type Recipient = Pick<NewEmail, 'recipient' | 'locale'>

interface OwnerEmail extends Recipient {
  template: Exclude<AccountEmail, 'registration' | 'reset-password' | 'staff-invitation'>
}

const ownerTimeoutMinutes = 24 * 60

const outbox = (container: MedusaContainer) => container.resolve<MailOutboxService>(MAIL_OUTBOX)

/**
 * Notifies the owner by email that a way to sign in has changed; never fails, because the change is
 * committed.
 */
export async function notifyOwner(container: MedusaContainer, email: OwnerEmail): Promise<void> {
  try {
    await outbox(container).enqueue({
      ...email,
      data: {},
      timeoutMinutes: ownerTimeoutMinutes,
    })
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`Accounts: an owner was not notified of a change. ${loggableText(error)}`)
  }
}

/**
 * Sends a code to reset the password; the response does not disclose whether the e-mail has an
 * account.
 */
export function sendResetCode(container: MedusaContainer, { recipient, locale }: Recipient) {
  const template: AccountEmail = 'reset-password'
  const timeoutMinutes = settings().RESET_MINUTES
  const email = { recipient, locale, template, data: {}, timeoutMinutes }
  return outbox(container).enqueueNewest(email)
}

/**
 * Sends the link that creates an account; the response does not disclose whether the e-mail has
 * one.
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

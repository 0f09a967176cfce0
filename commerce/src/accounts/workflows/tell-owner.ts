import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { MAIL_OUTBOX } from '../../email/module/key'
import type { MailOrder } from '../../email/module/outgoing-mail'
import type { MailOutboxService } from '../../email/module/service'
import { loggableText } from '../../platform/errors/error-text'

interface AccountNotice extends Pick<MailOrder, 'recipient' | 'locale'> {
  template: 'email-changed' | 'password-changed'
}

/** Writes to the owner that a way into the account has changed; as it has, this never fails. */
export async function tellOwner(container: MedusaContainer, notice: AccountNotice): Promise<void> {
  try {
    await container.resolve<MailOutboxService>(MAIL_OUTBOX).enqueue({ ...notice, data: {} })
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`Accounts: an owner is not told of a change. ${loggableText(error)}`)
  }
}

import type { MedusaContainer } from '@medusajs/framework/types'
import { MAIL_OUTBOX } from '../../email/module/key'
import type { EmailLocale } from '../../email/module/outgoing-email'
import type { MailOutboxService } from '../../email/module/service'
import { ShopError } from '../../platform/errors/shop-error'
import { codeMinutes } from '../module/service'

/** The kinds of email about personal data. */
export type PrivacyEmail = 'data-export' | 'guest-erasure'

interface Addressee {
  recipient: string
  locale: EmailLocale
  /** The account or order that the code is for. */
  subject: string
}

export function sendCode(
  container: MedusaContainer,
  template: PrivacyEmail,
  { recipient, locale, subject }: Addressee,
): Promise<void> {
  return container.resolve<MailOutboxService>(MAIL_OUTBOX).enqueueNewest({
    recipient,
    locale,
    template,
    data: { subject },
    timeoutMinutes: codeMinutes,
  })
}

export function codeIncorrect(): ShopError {
  const message = 'The link was used before, is too old or belongs to another person.'
  return new ShopError('code_incorrect', message, [
    { path: ['code'], code: 'code_incorrect', message },
  ])
}

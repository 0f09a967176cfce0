import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { forgotPasswordBody } from '../../../../accounts/http/forgot-password-validators'
import { MAIL_OUTBOX } from '../../../../email/module/key'
import type { MailOutboxService } from '../../../../email/module/service'
import { parse } from '../../../../platform/http/parse'

/**
 * Always answers the same after the same work: whether anybody has this e-mail is found out when
 * the mail is written.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { email, locale } = parse(forgotPasswordBody, request.body ?? {})
  await request.scope
    .resolve<MailOutboxService>(MAIL_OUTBOX)
    .enqueue({ recipient: email, locale, template: 'reset-password', data: {} })
  response.json({})
}

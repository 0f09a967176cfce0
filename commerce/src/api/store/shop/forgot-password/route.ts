import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MAIL_OUTBOX } from '../../../../modules/mail-outbox/key'
import type { MailOutboxService } from '../../../../modules/mail-outbox/service'
import { parse } from '../../../parse'
import { forgotPasswordBody } from './validators'

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

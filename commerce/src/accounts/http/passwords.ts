import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { mayBeEmail } from '@nas/domain/contact'
import { parse } from '../../platform/http/parse'
import { language } from '../../platform/http/text-fields'
import { sendResetCode } from '../workflows/account-emails'
import { resetPassword } from '../workflows/reset-password'
import { newPassword } from './account-fields'

const forgottenBody = z.object({
  email: z.string({ error: 'required' }).trim().refine(mayBeEmail, 'email_invalid'),
  locale: language,
})

const resetBody = z.object({
  code: z.string({ error: 'required' }).min(1, 'required').max(200, 'too_long'),
  password: newPassword,
  locale: language,
})

/**
 * Always responds the same after the same work: whether anybody has this e-mail is found out when
 * the mail is written.
 */
export async function forgotten(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { email, locale } = parse(forgottenBody, request.body ?? {})
  await sendResetCode(request.scope, { recipient: email, locale })
  response.json({})
}

export async function reset(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { code, password, locale } = parse(resetBody, request.body ?? {})
  response.json(await resetPassword(request.scope, code, password, locale))
}

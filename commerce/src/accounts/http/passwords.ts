import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { ForgottenPassword, NewPassword } from '@nas/contract/commerce/account'
import type { PasswordAnswer } from '@nas/contract/commerce/second-factor'
import { sendResetCode } from '../workflows/account-emails'
import { resetPassword } from '../workflows/reset-password'

/**
 * Always responds the same after the same work: whether anybody has this e-mail is found out when
 * the mail is written.
 */
export async function forgotten(
  request: MedusaRequest<ForgottenPassword>,
  response: MedusaResponse,
): Promise<void> {
  const { email, locale } = request.validatedBody
  await sendResetCode(request.scope, { recipient: email, locale })
  response.json({})
}

export async function reset(
  request: MedusaRequest<NewPassword>,
  response: MedusaResponse<PasswordAnswer>,
): Promise<void> {
  response.json(await resetPassword(request.scope, request.validatedBody))
}

import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { ForgottenPassword, NewPassword } from '@nas/contract/commerce/account'
import type { PasswordAnswer } from '@nas/contract/commerce/second-factor'
import { sendResetCode } from '../workflows/account-emails'
import { resetPassword } from '../workflows/reset-password'

/**
 * Always sends the same response after the same work: the account is looked up when the mail is
 * written.
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

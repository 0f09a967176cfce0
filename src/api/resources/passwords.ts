import { forgotPasswordSchema, resetPasswordSchema } from '@nas/contract/accounts'
import { signInAnswerSchema } from '@nas/contract/user'
import * as v from 'valibot'
import { RejectedError } from '../../gateways/gateway-errors.ts'
import { ApiError } from '../api-error.ts'
import { takeAttempt } from '../attempts.ts'
import { browserLocale } from '../browser-locale.ts'
import { call } from '../call.ts'
import { assertNoChallenge } from '../session/assert-no-challenge.ts'
import { sessionRequest, signedInReply } from '../session/browser-session.ts'

export const forgotPassword = call({
  method: 'POST',
  path: '/auth/forgot-password',
  summary:
    'Send a code to set a new password with; the answer does not tell whether there is such an account',
  access: 'all',
  personal: true,
  body: { schema: forgotPasswordSchema, form: 'bare' },
  answer: { schema: v.object({ ok: v.literal(true) }) },
  run: async ({ commerce, limiter, context }, { body }) => {
    const email = body.email.toLowerCase()
    await limiter.take('forgotPasswordPerAddress', context.clientAddress)
    await limiter.take('forgotPassword', email)
    await commerce.accounts.forgotPassword(email, body.locale ?? 'vi')
    return { ok: true }
  },
})

function wrongInput(code: string, message: string): ApiError {
  return new ApiError(400, 'ValidationError', message, { details: { code } })
}

export const resetPassword = call({
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Set a new password with the code from the mail',
  access: 'all',
  personal: true,
  body: { schema: resetPasswordSchema, form: 'bare' },
  answer: { schema: signInAnswerSchema },
  run: async (request, { body }) => {
    const { commerce, limiter, context } = request
    const { code, password, passwordConfirmation } = body
    if (password !== passwordConfirmation) {
      throw wrongInput('passwords_differ', 'Passwords do not match')
    }
    const attempt = await takeAttempt(limiter, context.clientAddress, code)
    const signedIn = await commerce.accounts
      .resetPassword({
        code,
        password,
        locale: browserLocale(request),
        session: sessionRequest(request, body.remember),
      })
      .catch(async (error: unknown) => {
        if (error instanceof RejectedError && error.code === 'code_incorrect') {
          throw wrongInput('code_incorrect', 'Incorrect code provided')
        }
        await attempt.giveBack()
        throw error
      })
    await attempt.giveBack()
    assertNoChallenge(signedIn)
    return signedInReply(request, signedIn, body.remember)
  },
})

import { credentialsSchema, type RegisterBody, registerSchema } from '@nas/contract/accounts'
import { registerAnswerSchema, signInAnswerSchema } from '@nas/contract/user'
import { RejectedError } from '../../gateways/gateway-errors.ts'
import { ApiError } from '../api-error.ts'
import { atLeast, takePasswordAttempt, takeRegistration } from '../attempts.ts'
import { call } from '../call.ts'
import type { ApiRequest } from '../endpoint.ts'
import { assertNoChallenge } from '../session/assert-no-challenge.ts'
import { sessionRequest, signedInReply } from '../session/browser-session.ts'
import { memberToBe, newMember } from './account-fields.ts'

/** A failed sign-in takes at least this long, so that its speed does not reveal a known account. */
const shortestFailureMs = 250

export const signIn = call({
  method: 'POST',
  path: '/auth/local',
  summary: 'Sign in with an e-mail address or username and a password',
  access: 'all',
  personal: true,
  body: { schema: credentialsSchema, form: 'bare' },
  answer: { schema: signInAnswerSchema },
  run: async (request, { body }) => {
    const { commerce, limiter, context } = request
    const started = performance.now()
    const identifier = body.identifier.toLowerCase()
    const attempt = await takePasswordAttempt(limiter, context.clientAddress, identifier)
    const signedIn = await commerce.accounts
      .signIn({
        identifier,
        password: body.password,
        session: sessionRequest(request, body.remember),
      })
      .catch(async (error: unknown) => {
        await attempt.giveBack()
        throw error
      })
    if (signedIn === null) {
      await atLeast(started, shortestFailureMs)
      throw new ApiError(400, 'ValidationError', 'Invalid identifier or password', {
        details: { code: 'invalid_credentials' },
      })
    }
    await attempt.succeeded()
    assertNoChallenge(signedIn)
    return signedInReply(request, signedIn, body.remember)
  },
})

/** Nothing tells whether the e-mail has an account but the mail (ADR 0074). */
async function askByMail({ commerce, limiter }: ApiRequest, body: RegisterBody) {
  const user = memberToBe(body)
  await limiter.take('forgotPassword', body.email.toLowerCase())
  await commerce.accounts.askRegistration({ ...newMember(body), locale: body.locale ?? 'vi' })
  return { user }
}

export const register = call({
  method: 'POST',
  path: '/auth/local/register',
  summary: 'Become a member',
  access: 'all',
  personal: true,
  limit: 'register',
  body: { schema: registerSchema, form: 'bare' },
  answer: { schema: registerAnswerSchema },
  run: async (request, { body }) => {
    if (request.context.settings.registrationByMail) return askByMail(request, body)
    const session = sessionRequest(request, body.remember)
    const attempt = await takeRegistration(request.limiter, request.context.clientAddress)
    const signedIn = await request.commerce.accounts
      .register({ ...newMember(body), password: body.password, session })
      .catch(async (error: unknown) => {
        const isTaken = error instanceof RejectedError && error.code === 'taken'
        if (!isTaken) await attempt.giveBack()
        throw error
      })
    await attempt.giveBack()
    return signedInReply(request, signedIn, body.remember)
  },
})

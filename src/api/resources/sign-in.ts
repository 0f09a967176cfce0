import { credentialsSchema, registerSchema } from '@nas/contract/accounts'
import { signInAnswerSchema } from '@nas/contract/user'
import { ApiError } from '../api-error.ts'
import { atLeast, takePasswordAttempt } from '../attempts.ts'
import { call } from '../call.ts'
import { flatUser } from '../shapes/user-shape.ts'
import { newMember } from './account-fields.ts'

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
  run: async ({ commerce, limiter, context }, { body }) => {
    const started = performance.now()
    const identifier = body.identifier.toLowerCase()
    const attempt = await takePasswordAttempt(limiter, context.clientAddress, identifier)
    const signedIn = await commerce.accounts
      .signIn(identifier, body.password)
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
    return { jwt: signedIn.token, user: flatUser(signedIn.person) }
  },
})

export const register = call({
  method: 'POST',
  path: '/auth/local/register',
  summary: 'Become a member',
  access: 'all',
  personal: true,
  limit: 'register',
  body: { schema: registerSchema, form: 'bare' },
  answer: { schema: signInAnswerSchema },
  run: async ({ commerce }, { body }) => {
    const { token, person } = await commerce.accounts.register(newMember(body))
    return { jwt: token, user: flatUser(person) }
  },
})

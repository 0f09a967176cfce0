import { credentialsSchema } from '@nas/contract/accounts'
import { signInAnswerSchema } from '@nas/contract/user'
import { ApiError } from '../api-error.ts'
import { atLeast } from '../at-least.ts'
import { call } from '../call.ts'
import { flatUser } from '../flat-user.ts'
import { takeAttempt } from '../rate-limits.ts'

/** A refusal takes at least this long, so that it does not tell a known account by its speed. */
const shortestRefusalMs = 250

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
    const attempt = await takeAttempt(limiter, context.clientAddress, identifier)
    const signedIn = await commerce.accounts
      .signIn(identifier, body.password)
      .catch(async (error: unknown) => {
        await attempt.giveBack()
        throw error
      })
    if (signedIn === null) {
      await atLeast(started, shortestRefusalMs)
      throw new ApiError(400, 'ValidationError', 'Invalid identifier or password', {
        details: { code: 'invalid_credentials' },
      })
    }
    await attempt.giveBack()
    return { jwt: signedIn.token, user: flatUser(signedIn.person) }
  },
})

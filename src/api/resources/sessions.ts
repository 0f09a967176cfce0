import { secondFactorSchema } from '@nas/contract/second-factor/fields'
import { answerChallenge } from '@nas/contract/second-factor/operations'
import { currentSession, renewedAnswerSchema } from '@nas/contract/sessions/fields'
import { endByRefresh, endSession, renewSession } from '@nas/contract/sessions/operations'
import { signInAnswerSchema } from '@nas/contract/user'
import { RejectedError } from '../../gateways/transport/gateway-errors.ts'
import { unauthorized } from '../answers/api-error.ts'
import { Reply } from '../answers/reply.ts'
import { counting, takeAttempt } from '../endpoints/attempts.ts'
import { call } from '../endpoints/endpoint.ts'
import {
  forgetRefresh,
  readRefresh,
  refreshCookies,
  sessionRequest,
  signedInReply,
} from './browser-session.ts'

export const renew = call('POST /app/renewsession', {
  summary: 'A new token for a browser with the cookie of a session',
  access: 'all',
  beforeFactor: true,
  answer: { schema: renewedAnswerSchema },
  run: async (request) => {
    const refresh = readRefresh(request)
    if (refresh === null) throw unauthorized()
    const { commerce, limiter, context } = request
    const renewed = await limiter.tokens.read(refresh, context.clientAddress, () =>
      commerce.call(renewSession, null, { refresh }),
    )
    const { remember, ...tokens } = renewed
    return Reply.json({ jwt: tokens.token }, refreshCookies(request, tokens, remember))
  },
})

export const signOut = call('POST /app/signout', {
  summary: 'End the session of the cookie, and that of the token, if one is sent',
  access: 'all',
  beforeFactor: true,
  run: async (request) => {
    const { caller, commerce } = request
    const refresh = readRefresh(request)
    // First the token's: it counts as invalid once the session of the cookie, often the same, ends.
    if (caller.kind !== 'visitor') {
      await commerce.call(endSession, caller.commerce, { session: currentSession })
    }
    if (refresh !== null) await commerce.call(endByRefresh, null, { refresh })
    return Reply.json({ data: { ok: true } }, [forgetRefresh(request)])
  },
})

/** Commerce counts codes per account; this limit counts per address. */
export const secondFactor = call('POST /auth/local/second-factor', {
  summary: 'Sign in with the code that `POST /auth/local` requires by `second_factor_needed`',
  access: 'all',
  body: { schema: secondFactorSchema, form: 'bare' },
  answer: { schema: signInAnswerSchema },
  run: async (request, { body: { challenge, code, remember } }) => {
    const { commerce, limiter, context } = request
    const attempt = await takeAttempt(limiter, context.clientAddress, challenge)
    const session = sessionRequest(request, remember)
    const send = () => commerce.call(answerChallenge, null, { challenge, code, session })
    const signedIn = await counting(attempt, send, (error) => error instanceof RejectedError)
    return signedInReply(request, signedIn, remember)
  },
})

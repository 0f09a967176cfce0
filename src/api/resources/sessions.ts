import { doneAnswerSchema } from '@nas/contract/answers'
import { currentSession, renewedAnswerSchema } from '@nas/contract/sessions/fields'
import { endByRefresh, endSession, renewSession } from '@nas/contract/sessions/operations'
import { unauthorized } from '../answers/api-error.ts'
import { Reply } from '../answers/reply.ts'
import { call } from '../endpoints/endpoint.ts'
import { forgetRefresh, readRefresh, refreshCookies } from './browser-session.ts'

export const renew = call({
  method: 'POST',
  path: '/app/renewsession',
  summary: 'A new token for a browser with the cookie of a session',
  access: 'all',
  beforeFactor: true,
  personal: true,
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

export const signOut = call({
  method: 'POST',
  path: '/app/signout',
  summary: 'End the session of the cookie, and that of the token, if one is sent',
  access: 'all',
  beforeFactor: true,
  personal: true,
  answer: { schema: doneAnswerSchema },
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

import { endSessionSchema, renewedAnswerSchema, sessionsAnswerSchema } from '@nas/contract/sessions'
import * as v from 'valibot'
import { unauthorized } from '../kit/api-error.ts'
import { call, type Endpoint, signedInCaller } from '../kit/endpoint.ts'
import { Reply } from '../kit/reply.ts'
import { forgetRefresh, readRefresh, refreshCookies } from './browser-session.ts'

const forSignedIn = {
  beforeFactor: true,
  access: 'signed-in',
  personal: true,
  answer: { schema: sessionsAnswerSchema },
} as const

const renew = call({
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
    const { remember, ...tokens } = await request.commerce.sessions.renew(refresh)
    return Reply.json({ jwt: tokens.token }, refreshCookies(request, tokens, remember))
  },
})

const signOut = call({
  method: 'POST',
  path: '/app/signout',
  summary: 'End the session of the cookie, and that of the token, if one is sent',
  access: 'all',
  beforeFactor: true,
  personal: true,
  answer: { schema: v.object({ data: v.object({ ok: v.literal(true) }) }) },
  run: async (request) => {
    const { caller, commerce } = request
    const refresh = readRefresh(request)
    // First the token's: it counts as invalid once the session of the cookie, often the same, ends.
    if (caller.kind !== 'visitor') await commerce.sessions.endCurrent(caller.commerce)
    if (refresh !== null) await commerce.sessions.endByRefresh(refresh)
    return Reply.json({ data: { ok: true } }, [forgetRefresh(request)])
  },
})

const list = call({
  ...forSignedIn,
  method: 'GET',
  path: '/app/sessions',
  summary: 'Devices on which the caller is signed in',
  run: async (request) => {
    const { commerce } = signedInCaller(request)
    return { data: await request.commerce.sessions.list(commerce) }
  },
})

const end = call({
  ...forSignedIn,
  method: 'POST',
  path: '/app/endsession',
  summary: 'Sign out another device of the caller, or `others`',
  body: { schema: endSessionSchema, form: 'either' },
  run: async (request, { body: { session } }) => {
    const { commerce } = signedInCaller(request)
    return { data: await request.commerce.sessions.end(commerce, session) }
  },
})

export const sessions: readonly Endpoint[] = [renew, signOut, list, end]

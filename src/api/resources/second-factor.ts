import { doneAnswerSchema } from '@nas/contract/privacy'
import {
  beginFactorSchema,
  confirmFactorSchema,
  factorStateAnswerSchema,
  newFactorAnswerSchema,
  proveSessionSchema,
  recoveryCodesAnswerSchema,
  renewCodesSchema,
  resetFactorSchema,
  secondFactorSchema,
} from '@nas/contract/second-factor'
import { signInAnswerSchema, userSchema } from '@nas/contract/user'
import { RejectedError } from '../../gateways/transport/gateway-errors.ts'
import { provingOwner, takeAttempt } from '../kit/attempts.ts'
import { call, type Endpoint, signedInCaller } from '../kit/endpoint.ts'
import { flatUser } from '../shapes/user-shape.ts'
import { sessionRequest, signedInReply } from './browser-session.ts'

const forStaff = { access: 'admin', beforeFactor: true, personal: true } as const

/**
 * Commerce counts codes per account; this limit counts per address, against attempts at many
 * accounts.
 */
const answerChallenge = call({
  method: 'POST',
  path: '/auth/local/second-factor',
  summary: 'Sign in with the code that `POST /auth/local` requires by `second_factor_needed`',
  access: 'all',
  personal: true,
  body: { schema: secondFactorSchema, form: 'bare' },
  answer: { schema: signInAnswerSchema },
  run: async (request, { body: { challenge, code, remember } }) => {
    const { commerce, limiter, context } = request
    const attempt = await takeAttempt(limiter, context.clientAddress, challenge)
    const session = sessionRequest(request, remember)
    const signedIn = await commerce.accounts
      .answerChallenge({ challenge, code, session })
      .catch(async (error: unknown) => {
        if (!(error instanceof RejectedError)) await attempt.giveBack()
        throw error
      })
    await attempt.giveBack()
    return signedInReply(request, signedIn, remember)
  },
})

const state = call({
  ...forStaff,
  method: 'GET',
  path: '/app/secondfactor',
  summary: 'The second factor of the calling member of staff',
  answer: { schema: factorStateAnswerSchema },
  run: async (request) => {
    const { commerce } = signedInCaller(request)
    return { data: await request.commerce.secondFactors.state(commerce) }
  },
})

const begin = call({
  ...forStaff,
  method: 'POST',
  path: '/app/beginsecondfactor',
  summary:
    'A secret for an authenticator app; the current app stays valid until the new one is confirmed',
  body: { schema: beginFactorSchema, form: 'either' },
  answer: { schema: newFactorAnswerSchema },
  run: (request, { body: { currentPassword, code } }) =>
    provingOwner(request, async () => {
      const { commerce } = signedInCaller(request)
      const body = { current_password: currentPassword, code }
      return { data: await request.commerce.secondFactors.begin(commerce, body) }
    }),
})

const confirm = call({
  ...forStaff,
  method: 'POST',
  path: '/app/confirmsecondfactor',
  summary: 'Activate the app; returns its recovery codes once',
  body: { schema: confirmFactorSchema, form: 'either' },
  answer: { schema: recoveryCodesAnswerSchema },
  run: async (request, { body: { code } }) => {
    const { commerce } = signedInCaller(request)
    return { data: { codes: await request.commerce.secondFactors.confirm(commerce, code) } }
  },
})

const renewCodes = call({
  ...forStaff,
  method: 'POST',
  path: '/app/renewrecoverycodes',
  summary: 'New recovery codes, replacing the former ones',
  body: { schema: renewCodesSchema, form: 'either' },
  answer: { schema: recoveryCodesAnswerSchema },
  run: (request, { body: { currentPassword, code } }) =>
    provingOwner(request, async () => {
      const { commerce } = signedInCaller(request)
      const body = { current_password: currentPassword, code }
      return { data: { codes: await request.commerce.secondFactors.renewCodes(commerce, body) } }
    }),
})

const prove = call({
  method: 'POST',
  path: '/app/provesession',
  summary:
    'Open the session for calls that answer `fresh_factor_required`: a code, or the password of an account without a second factor',
  access: 'admin',
  personal: true,
  body: { schema: proveSessionSchema, form: 'either' },
  answer: { schema: doneAnswerSchema },
  run: (request, { body: { currentPassword, code } }) =>
    provingOwner(request, async () => {
      const { commerce } = signedInCaller(request)
      const body = { current_password: currentPassword, code }
      await request.commerce.secondFactors.prove(commerce, body)
      return { data: { ok: true as const } }
    }),
})

const reset = call({
  method: 'POST',
  path: '/app/resetsecondfactor',
  summary: 'Remove the second factor of another member of staff who has lost it',
  access: 'admin',
  permission: 'staff',
  personal: true,
  body: { schema: resetFactorSchema, form: 'either' },
  answer: { schema: userSchema },
  run: async (request, { body: { user } }) => {
    const { commerce } = signedInCaller(request)
    return flatUser(await request.commerce.secondFactors.reset(commerce, user))
  },
})

export const secondFactor: readonly Endpoint[] = [
  answerChallenge,
  state,
  begin,
  confirm,
  renewCodes,
  prove,
  reset,
]

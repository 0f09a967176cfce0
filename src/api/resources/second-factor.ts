import { secondFactorSchema } from '@nas/contract/second-factor/fields'
import { answerChallenge } from '@nas/contract/second-factor/operations'
import { signInAnswerSchema } from '@nas/contract/user'
import { RejectedError } from '../../gateways/transport/gateway-errors.ts'
import { takeAttempt } from '../endpoints/attempts.ts'
import { call } from '../endpoints/endpoint.ts'
import { sessionRequest, signedInReply } from './browser-session.ts'

/** Commerce counts codes per account; this limit counts per address. */
export const secondFactor = call({
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
    const signedIn = await commerce
      .call(answerChallenge, null, { challenge, code, session })
      .catch(async (error: unknown) => {
        if (!(error instanceof RejectedError)) await attempt.giveBack()
        throw error
      })
    await attempt.giveBack()
    return signedInReply(request, signedIn, remember)
  },
})

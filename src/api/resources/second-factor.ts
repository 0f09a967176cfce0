import { secondFactorSchema } from '@nas/contract/second-factor/fields'
import * as operations from '@nas/contract/second-factor/operations'
import { signInAnswerSchema, userSchema } from '@nas/contract/user'
import { RejectedError } from '../../gateways/transport/gateway-errors.ts'
import { takeAttempt } from '../endpoints/attempts.ts'
import { call, type Endpoint } from '../endpoints/endpoint.ts'
import { forward } from '../records/operation-endpoints.ts'
import { flatUser } from '../shapes/user-shape.ts'
import { sessionRequest, signedInReply } from './browser-session.ts'

/** Commerce counts codes per account; this limit counts per address. */
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
    const signedIn = await commerce
      .call(operations.answerChallenge, null, { challenge, code, session })
      .catch(async (error: unknown) => {
        if (!(error instanceof RejectedError)) await attempt.giveBack()
        throw error
      })
    await attempt.giveBack()
    return signedInReply(request, signedIn, remember)
  },
})

export const secondFactor: readonly Endpoint[] = [
  answerChallenge,
  forward(operations.readFactor),
  forward(operations.beginFactor),
  forward(operations.confirmFactor),
  forward(operations.renewCodes),
  forward(operations.proveSession),
  forward(operations.resetFactor, { schema: userSchema, of: flatUser }),
]

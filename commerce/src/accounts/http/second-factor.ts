import type { MedusaRequest } from '@medusajs/framework/http'
import * as operations from '@nas/contract/second-factor/operations'
import { readPerson } from '../queries/find-account'
import { readFactorState } from '../queries/second-factor'
import { proveSession } from '../workflows/owner-proofs'
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from '../workflows/second-factor'
import { answerChallenge } from '../workflows/sign-in'
import { sessionOf, staffWithRoles } from './caller'
import { routesOf } from './operation-routes'

const sessionOfStaff = (id: string, request: MedusaRequest) => ({
  id,
  session: sessionOf(request),
})

export const secondFactorRoutes = routesOf(operations, {
  answerChallenge: ({ scope, input }) => answerChallenge(scope, input),
  readFactor: ({ scope, caller, request }) =>
    readFactorState(scope, staffWithRoles(request, caller.id)),

  beginFactor: ({ scope, caller, input, request }) =>
    beginSecondFactor(scope, sessionOfStaff(caller.id, request), input),

  confirmFactor: async ({ scope, caller, input, request }) => ({
    codes: await confirmSecondFactor(scope, sessionOfStaff(caller.id, request), input.code),
  }),

  renewCodes: async ({ scope, caller, input, request }) => ({
    codes: await renewRecoveryCodes(scope, sessionOfStaff(caller.id, request), input),
  }),

  proveSession: ({ scope, caller, input, request }) =>
    proveSession(scope, sessionOfStaff(caller.id, request), input),

  async resetFactor({ scope, caller, input: { user } }) {
    await resetSecondFactor(scope, { id: user, by: caller.id })
    return readPerson(scope, user)
  },
})

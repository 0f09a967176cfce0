import * as operations from '@nas/contract/privacy/operations'
import { presentOwner } from '../../accounts/http/caller'
import { routesOf } from '../../accounts/http/operation-routes'
import { sqlOf } from '../../platform/database/run-sql'
import { answerRequestsSql } from '../module/data-requests-table'
import { privacyCodes } from '../module/service'
import { ownData } from '../queries/own-data'
import { noteOwnRequest, ownRequest } from '../workflows/data-requests'
import { deleteAccount } from '../workflows/delete-account'
import { askErasure, codeIncorrect, eraseGuest, sendCode } from '../workflows/erase-guest'

export const privacyRoutes = routesOf(operations, {
  async deleteAccount({ scope, caller, input, request }) {
    await presentOwner(request, caller.id, input)
    const erasure = await ownRequest(scope, { kind: 'erasure', source: 'member' })
    await deleteAccount(scope, caller.id, erasure)
  },

  async askExport({ scope, caller, input, request }) {
    const { email } = await presentOwner(request, caller.id, input)
    const mail = { recipient: email, locale: input.locale, subject: caller.id }
    await noteOwnRequest(scope, { kind: 'export', source: 'member', subject: caller.id })
    await sendCode(scope, 'data-export', mail)
  },

  async takeExport({ scope, caller, input }) {
    const data = await ownData(scope, caller.id)
    const isUsed = await privacyCodes(scope).use('export', input.code, caller.id)
    if (!isUsed) throw codeIncorrect()
    await sqlOf(scope)(answerRequestsSql([caller.id]))
    return data
  },

  askErasure: ({ scope, input }) => askErasure(scope, input),
  eraseGuest: ({ scope, input }) => eraseGuest(scope, input.code),
})

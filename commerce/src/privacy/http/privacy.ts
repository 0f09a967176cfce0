import * as operations from '@nas/contract/privacy/operations'
import { presentOwner } from '../../accounts/http/caller'
import { routesOf } from '../../accounts/http/operation-routes'
import { privacyCodes } from '../module/service'
import { ownData } from '../queries/own-data'
import { deleteAccount } from '../workflows/delete-account'
import { askErasure, codeIncorrect, eraseGuest, sendCode } from '../workflows/erase-guest'

export const privacyRoutes = routesOf(operations, {
  async deleteAccount({ scope, caller, input, request }) {
    await presentOwner(request, caller.id, input)
    await deleteAccount(scope, caller.id)
  },

  async askExport({ scope, caller, input, request }) {
    const { email } = await presentOwner(request, caller.id, input)
    const mail = { recipient: email, locale: input.locale, subject: caller.id }
    await sendCode(scope, 'data-export', mail)
  },

  async takeExport({ scope, caller, input }) {
    const data = await ownData(scope, caller.id)
    const isUsed = await privacyCodes(scope).use('export', input.code, caller.id)
    if (!isUsed) throw codeIncorrect()
    return data
  },

  askErasure: ({ scope, input }) => askErasure(scope, input),
  eraseGuest: ({ scope, input }) => eraseGuest(scope, input.code),
})

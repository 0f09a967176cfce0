import type { MedusaRequest } from '@medusajs/framework/http'
import * as operations from '@nas/contract/people/operations'
import { readListQuery } from '@nas/query/list-query'
import { notFound } from '../../platform/errors/shop-error'
import { accounts, readPerson } from '../queries/find-account'
import { peopleById, personColumns, searchPeople } from '../queries/find-people'
import { readNotedAccount } from '../queries/read-account'
import { blockCod, blockPerson } from '../workflows/blocks'
import { changeAccount, changePendingEmail } from '../workflows/change-account'
import { changeRoles, inviteStaff, removeStaff, resetStaff } from '../workflows/staff'
import { routesOf } from './operation-routes'
import { assertCallerMay } from './permissions'

/** Only managers change staff. @throws ShopError not_found, forbidden */
async function assertMayChange(request: MedusaRequest, id: string): Promise<void> {
  const { actor } = await readPerson(request.scope, id)
  if (actor === 'user') assertCallerMay(request, 'staff')
}

export const peopleRoutes = routesOf(operations, {
  async listPeople({ scope, query }) {
    return searchPeople(scope, readListQuery(personColumns, query))
  },

  async findPerson({ scope, input: { user } }) {
    const person = (await peopleById(scope, [user])).get(user)
    if (person === undefined) throw notFound('person')
    return person
  },

  async changePerson({ scope, input: { user, ...changes }, request }) {
    await assertMayChange(request, user)
    return changeAccount(scope, user, changes, { by: 'staff', locale: 'vi' })
  },

  readUserAccount: ({ scope, input }) => readNotedAccount(scope, input.user),

  async changePendingEmail({ scope, input: { user, action }, request }) {
    await assertMayChange(request, user)
    await changePendingEmail(scope, user, action)
  },

  async blockCod({ scope, input: { user, ...block } }) {
    await blockCod(scope, user, block)
    return readNotedAccount(scope, user)
  },

  async blockPerson({ scope, caller, input: { user, blocked } }) {
    await blockPerson(scope, { id: user, by: caller.id, blocked })
    return readPerson(scope, user)
  },

  async addNote({ scope, caller, input: { user, words } }) {
    const { id } = await readPerson(scope, user)
    await accounts(scope).addNote(id, words, caller.id)
    return readNotedAccount(scope, id)
  },

  inviteStaff: ({ scope, caller, input }) => inviteStaff(scope, { ...input, by: caller.id }),
  changeRoles: ({ scope, caller, input: { user, duties } }) =>
    changeRoles(scope, { by: caller.id, id: user, duties }),
  resetStaff: ({ scope, caller, input: { user, locale } }) =>
    resetStaff(scope, { by: caller.id, id: user, locale }),
  removeStaff: ({ scope, caller, input }) => removeStaff(scope, { by: caller.id, id: input.user }),
})

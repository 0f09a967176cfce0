import type { MedusaContainer } from '@medusajs/framework/types'
import type { Colleague } from '@nas/contract/order-notes/operations'
import * as operations from '@nas/contract/order-notes/operations'
import { routesOf } from '../../accounts/http/operation-routes'
import { peopleById, shownName, staffWho } from '../../accounts/queries/find-people'
import { ShopError } from '../../platform/errors/shop-error'
import { orderRecords } from '../module/service'
import { findOrder } from '../queries/read-orders'

/** Their names, by id. @throws ShopError forbidden when one of these people may not read orders */
async function colleaguesOf(scope: MedusaContainer, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const named = (await colleagues(scope)).map(({ id, name }) => [id, name] as const)
  const known = new Map(named)
  if (ids.every((id) => known.has(id))) return known
  throw new ShopError('forbidden', 'One of these people may not read orders.')
}

async function colleagues(scope: MedusaContainer): Promise<Colleague[]> {
  const staff = await staffWho(scope, 'orders.read')
  return staff.map((person) => ({ id: person.id, name: shownName(person) ?? person.email }))
}

export const orderNoteRoutes = routesOf(operations, {
  async noteOrder({ scope, caller, input: { order, ...note } }) {
    const record = await findOrder(scope, order, null)
    await colleaguesOf(scope, note.mentions)
    await orderRecords(scope).notes.add(record, { ...note, author: caller.id })
  },

  async assignOrders({ scope, input: { orders, assignee } }) {
    const known = await colleaguesOf(scope, assignee === null ? [] : [assignee])
    const name = known.get(assignee ?? '') ?? null
    for (const order of new Set(orders))
      await orderRecords(scope).notes.assign(order, assignee, name)
  },

  async listMentions({ scope, caller }) {
    const rows = await orderRecords(scope).notes.mentionsOf(caller.id)
    const authors = rows.map(({ author }) => author)
    const people = await peopleById(scope, authors)
    return rows.map(({ order, code, words, author, at }) => {
      return { order, code, words, who: shownName(people.get(author)), at: at.toISOString() }
    })
  },

  readMentions: ({ scope, caller, input }) =>
    orderRecords(scope).notes.readMentions(input.order, caller.id),

  viewOrder: ({ scope, caller, input }) => orderRecords(scope).viewers.see(input.order, caller.id),

  listColleagues: ({ scope }) => colleagues(scope),
})

import type { MedusaContainer } from '@medusajs/framework/types'
import * as operations from '@nas/contract/order-notes/operations'
import { routesOf } from '../../accounts/http/operation-routes'
import { peopleById, shownName, staffWho } from '../../accounts/queries/find-people'
import { ShopError } from '../../platform/errors/shop-error'
import { orderRecords } from '../module/service'
import { findOrder } from '../queries/read-orders'

/** @throws ShopError forbidden when one of these people may not read orders */
async function assertColleagues(scope: MedusaContainer, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const known = new Set((await staffWho(scope, 'orders.read')).map(({ id }) => id))
  if (ids.every((id) => known.has(id))) return
  throw new ShopError('forbidden', 'One of these people may not read orders.')
}

export const orderNoteRoutes = routesOf(operations, {
  async noteOrder({ scope, caller, input: { order, ...note } }) {
    const record = await findOrder(scope, order, null)
    await assertColleagues(scope, note.mentions)
    await orderRecords(scope).notes.add(record, { ...note, author: caller.id })
  },

  async assignOrders({ scope, input: { orders, assignee } }) {
    await assertColleagues(scope, assignee === null ? [] : [assignee])
    for (const order of new Set(orders)) await orderRecords(scope).notes.assign(order, assignee)
  },

  async listMentions({ scope, caller }) {
    const rows = await orderRecords(scope).notes.mentionsOf(caller.id)
    const people = await peopleById(
      scope,
      rows.map(({ author }) => author),
    )
    return rows.map(({ order, code, words, author, at }) => {
      return { order, code, words, who: shownName(people.get(author)), at: at.toISOString() }
    })
  },

  readMentions: ({ scope, caller, input }) =>
    orderRecords(scope).notes.readMentions(input.order, caller.id),

  async listColleagues({ scope }) {
    const staff = await staffWho(scope, 'orders.read')
    return staff.map((person) => ({ id: person.id, name: shownName(person) ?? person.email }))
  },
})

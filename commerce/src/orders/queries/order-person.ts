import type { MedusaContainer } from '@medusajs/framework/types'
import { noteFields } from '@nas/contract/order-fields'
import type { OrderPerson } from '@nas/contract/orders/operations'
import { sql } from '@nas/query/sql'
import { peopleById, shownName } from '../../accounts/queries/find-people'
import { customersOfPhoneSql } from '../../medusa-tables/people'
import { sqlOf } from '../../platform/database/run-sql'
import { serializeRow } from '../../platform/database/stored-fields'
import { placedOrders } from '../module/record-sql'
import { orderRecords } from '../module/service'

type OrderRow = Omit<OrderPerson['orders'][number], 'at' | 'total'> & {
  at: Date
  total: string
  customer_id: string | null
}

/** Most orders and notes that are listed. */
const maxListed = 200

/** Orders of this phone number, of guests and members together, with the notes of staff. */
export async function orderPerson(container: MedusaContainer, phone: string): Promise<OrderPerson> {
  const [orders, notes, owners] = await Promise.all([
    sqlOf(container)<OrderRow>(sql`
      select display_id as id, code, state, payment_kind, name, created_at as at, total,
          customer_id
        from ${placedOrders} and phone = ${phone} order by display_id desc limit ${maxListed}`),
    orderRecords(container).notes.ofPhone(phone, maxListed),
    sqlOf(container)<{ id: string }>(customersOfPhoneSql(phone)),
  ])
  const members = [...orders.map(({ customer_id }) => customer_id), ...owners.map(({ id }) => id)]
  const authors = notes.map(({ author }) => author)
  const people = await peopleById(container, [...members, ...authors])
  return {
    phone,
    orders: orders.map(({ customer_id: _, at, total, ...order }) => {
      return { ...order, at: at.toISOString(), total: Number(total) }
    }),
    notes: notes.map(({ order, code, ...note }) => {
      return {
        ...serializeRow(noteFields, note),
        order,
        code,
        who: shownName(people.get(note.author)),
      }
    }),
    members: [...people.values()]
      .filter(({ id, actor }) => actor === 'customer' && members.includes(id))
      .map((person) => ({ id: person.id, name: shownName(person) })),
  }
}

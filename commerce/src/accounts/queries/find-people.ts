import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/commerce/person'
import { conditionSql } from '@nas/query/condition-sql'
import type { ListQuery } from '@nas/query/list-query'
import { orderSql } from '@nas/query/order-sql'
import { peopleSql } from '../../medusa-tables/people'
import { runSql } from '../../platform/database/run-sql'
import { selectPage } from '../../platform/database/select-page'
import { personColumns } from './people-sql'
import { type PersonRow, serializePerson } from './person'

/** The people with these ids, by id; customers without an account are absent. */
export async function peopleById(
  container: MedusaContainer,
  ids: string[],
): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map()
  const found = await runSql<PersonRow>(container, {
    sql: `select * from (${peopleSql}) as people where id in (${ids.map(() => '?').join(', ')})`,
    values: ids,
  })
  return new Map(found.map((row) => [row.id, serializePerson(row)]))
}

const newestFirst = [{ attribute: 'createdAt', descending: true }]

/** One page of people and how many there are in all. @throws QueryError */
export async function searchPeople(
  container: MedusaContainer,
  { where, sort, limit, offset }: ListQuery,
): Promise<{ users: Person[]; count: number }> {
  const { sql, values } = conditionSql(personColumns, where)
  const order = orderSql(personColumns, sort.length > 0 ? sort : newestFirst, 'id')
  const found = await selectPage<PersonRow>(container, {
    from: { sql: `from (${peopleSql}) as people where ${sql}`, values },
    order,
    limit,
    offset,
  })
  return { users: found.rows.map(serializePerson), count: found.count }
}

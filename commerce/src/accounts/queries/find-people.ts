import type { MedusaContainer } from '@medusajs/framework/types'
import { filterSql } from '@nas/domain/record-search/filter-sql'
import { orderSql } from '@nas/domain/record-search/order-sql'
import type { RecordSearch } from '@nas/domain/record-search/read-search'
import { selectPage } from '../../platform/database/select-page'
import { selectRows } from '../../platform/database/select-rows'
import { peopleSql, personColumns } from './people-sql'
import { type Person, type PersonRow, person } from './person'

/** The people with these ids, by id; customers without an account are absent. */
export async function peopleById(
  container: MedusaContainer,
  ids: string[],
): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map()
  const found = await selectRows<PersonRow>(container, {
    sql: `select * from (${peopleSql}) as people where id in (${ids.map(() => '?').join(', ')})`,
    values: ids,
  })
  return new Map(found.map((row) => [row.id, person(row)]))
}

const newestFirst = [{ attr: 'createdAt', direction: 'desc' }] as const

/** One page of people and how many there are in all. @throws SearchError */
export async function searchPeople(
  container: MedusaContainer,
  { filter, sort, limit, offset }: RecordSearch,
): Promise<{ users: Person[]; count: number }> {
  const { sql: where, values } = filterSql(personColumns, filter)
  const order = orderSql(personColumns, sort.length > 0 ? sort : newestFirst, 'id')
  const found = await selectPage<PersonRow>(container, {
    from: { sql: `from (${peopleSql}) as people where ${where}`, values },
    order,
    limit,
    offset,
  })
  return { users: found.rows.map(person), count: found.count }
}

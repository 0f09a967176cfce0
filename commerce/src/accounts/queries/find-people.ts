import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/commerce/person'
import type { Condition } from '@nas/query/condition'
import type { ListQuery } from '@nas/query/list-query'
import { peopleByAccount, peopleByKind, peopleSql, personOccurs } from '../../medusa-tables/people'
import { runSql, sqlOf } from '../../platform/database/run-sql'
import { type List, selectPage } from '../../platform/database/select-page'
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

const listOf = (parts: readonly string[]): List => ({
  sources: parts.map((sql) => ({ sql: `from (${sql}) as people where true`, values: [] })),
  columns: personColumns,
  tie: 'id',
  usual: [{ attribute: 'createdAt', descending: true }],
  occurs: personOccurs,
})

const list = listOf(peopleByKind)
const listByUsername = listOf(peopleByAccount)

/** User names have an index where each is a column of one table. */
function filtersByUsername(condition: Condition): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.all.some(filtersByUsername)
    case 'or':
      return condition.any.some(filtersByUsername)
    case 'not':
      return filtersByUsername(condition.condition)
    case 'some':
    case 'unrelated':
      return false
    default:
      return condition.attribute === 'username'
  }
}

/** One page of people and how many there are in all. @throws QueryError */
export async function searchPeople(
  container: MedusaContainer,
  query: ListQuery,
): Promise<{ users: Person[]; count: number }> {
  const searched = filtersByUsername(query.where) ? listByUsername : list
  const { rows, count } = await selectPage<PersonRow>(sqlOf(container), searched, query)
  return { users: rows.map(serializePerson), count }
}

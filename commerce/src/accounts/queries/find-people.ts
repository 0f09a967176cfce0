import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/commerce/person'
import type { Condition } from '@nas/query/condition'
import type { ListQuery } from '@nas/query/list-query'
import type { Sql } from '@nas/query/sql'
import { wordsSql } from '@nas/query/words-sql'
import { idsOfWordsSql, peopleByAccount, peopleByKind, peopleSql } from '../../medusa-tables/people'
import { type RunSql, runSql, sqlOf } from '../../platform/database/run-sql'
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

const occurs = 'search_text like ?'

const listOf = (parts: readonly string[], within: Sql): List => ({
  sources: parts.map((part) => ({
    sql: `from (${part}) as people where ${within.sql}`,
    values: within.values,
  })),
  columns: personColumns,
  tie: 'id',
  usual: [{ attribute: 'createdAt', descending: true }],
  occurs,
})

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

/** Words of more people than these are met soon enough in the order of the list. */
const few = 5000

/** The people among whom all are that have these words, if these are few. */
async function amongFew(run: RunSql, words: readonly string[] = []): Promise<Sql> {
  const everybody: Sql = { sql: 'true', values: [] }
  if (words.length === 0) return everybody
  const ids = idsOfWordsSql(wordsSql(occurs, words), wordsSql(occurs, words, 'or'))
  const found = await run({ sql: `${ids.sql} limit ?`, values: [...ids.values, few + 1] })
  return found.length > few ? everybody : { sql: `id in (${ids.sql})`, values: ids.values }
}

/** One page of people and how many there are in all. @throws QueryError */
export async function searchPeople(
  container: MedusaContainer,
  query: ListQuery,
): Promise<{ users: Person[]; count: number }> {
  const run = sqlOf(container)
  const parts = filtersByUsername(query.where) ? peopleByAccount : peopleByKind
  const list = listOf(parts, await amongFew(run, query.words))
  const { rows, count } = await selectPage<PersonRow>(run, list, query)
  return { users: rows.map(serializePerson), count }
}

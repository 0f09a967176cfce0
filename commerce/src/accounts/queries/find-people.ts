import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/commerce/person'
import type { Condition } from '@nas/query/condition'
import type { ListQuery } from '@nas/query/list-query'
import type { Sql } from '@nas/query/sql'
import { likePattern } from '@nas/query/words-sql'
import { idsLikeSql, peopleByAccount, peopleByKind, peopleSql } from '../../medusa-tables/people'
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

const listOf = (parts: readonly string[], within: Sql): List => ({
  sources: parts.map((part) => ({
    sql: `from (${part}) as people where ${within.sql}`,
    values: within.values,
  })),
  columns: personColumns,
  tie: 'id',
  usual: [{ attribute: 'createdAt', descending: true }],
  occurs: 'search_text like ?',
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

/** A word of more people than these is met soon enough in the order of the list. */
const few = 500

/** The people among whom all are that match: those with the first of the words that few have. */
async function amongFew(run: RunSql, words: readonly string[] = []): Promise<Sql> {
  for (const word of words) {
    const found = await run<{ id: string }>(idsLikeSql(likePattern(word), few + 1))
    const ids = found.map(({ id }) => id)
    if (ids.length === 0) return { sql: 'false', values: [] }
    if (ids.length <= few) return { sql: `id in (${ids.map(() => '?').join(', ')})`, values: ids }
  }
  return { sql: 'true', values: [] }
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

import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/people/fields'
import { userFields } from '@nas/contract/user'
import { may, type Permission } from '@nas/domain/roles'
import type { Columns } from '@nas/query/columns'
import type { Condition } from '@nas/query/condition'
import type { ListQuery } from '@nas/query/list-query'
import { joined, raw, type Sql, sql, wordsSql } from '@nas/query/sql'
import { customersSql, idsOfTextsSql, staffSql } from '../../medusa-tables/people'
import { type RunSql, sqlOf } from '../../platform/database/run-sql'
import { type List, selectPage } from '../../platform/database/select-page'
import { type RowOf, searchColumns, serializeRow } from '../../platform/database/stored-fields'
import { byAccount, idsOfUsernamesSql, type PeopleSource, withAccounts } from '../module/people-sql'

export const personColumns = {
  ...searchColumns(userFields),
  role: { column: 'role', type: 'text' },
} as const satisfies Columns

/** A row of the SQL for people, as the driver returns it. */
type PersonRow = RowOf<typeof userFields> & Pick<Person, 'actor' | 'duties'>

function serializePerson(row: PersonRow): Person {
  return { ...serializeRow(userFields, row), actor: row.actor, duties: row.duties }
}

const staffSource = { actor: 'user', role: 'admin', rows: staffSql, hasRoles: true }
const kinds: readonly PeopleSource[] = [
  { actor: 'customer', role: 'authenticated', rows: customersSql, hasRoles: false },
  staffSource,
]

/** Customers with an account and staff. */
const peopleByKind = kinds.map(withAccounts)
export const peopleByAccount = kinds.flatMap(byAccount)
const peopleSql = peopleByKind.join(' union all ')

export async function staffWho(
  container: MedusaContainer,
  permission: Permission,
): Promise<Person[]> {
  const found = await sqlOf(container)<PersonRow>({ sql: withAccounts(staffSource), values: [] })
  return found
    .map(serializePerson)
    .filter(({ blocked, duties }) => !blocked && may(duties, permission))
}

/** The name that staff see; null for a deleted account. */
export const shownName = (person: Person | undefined): string | null =>
  person ? (person.fullname ?? person.username) : null

/** The people with these ids, by id; customers without an account are absent. */
export async function peopleById(
  container: MedusaContainer,
  ids: readonly (string | null)[],
): Promise<Map<string, Person>> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const found = await sqlOf(container)<PersonRow>(
    sql`select * from (${raw(peopleSql)}) as people where id = any(${wanted})`,
  )
  return new Map(found.map((row) => [row.id, serializePerson(row)]))
}

const occurs = 'search_text like ?'

const listOf = (parts: readonly string[], within: Sql, matches?: Sql[]): List => ({
  sources: parts.map((part) => sql`from (${raw(part)}) as people where ${within}`),
  columns: personColumns,
  tieBreaker: 'id',
  defaultSort: [{ attribute: 'createdAt', descending: true }],
  occurs,
  matches,
})

/** Only a user name that is a column of one table has an index. */
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

/** Up to this number of matches, a search is fast enough in the list's own order. */
const few = 5000

/**
 * Ids of the people who may match the words, by the index of each table. A user name matches by any
 * word, because the others may be in other columns.
 */
function idsOfWords(words: readonly string[]): Sql {
  const texts = idsOfTextsSql(wordsSql(occurs, words))
  const usernames = idsOfUsernamesSql(wordsSql(occurs, words, 'or'))
  return sql`${texts} union all ${usernames}`
}

const allPeople: Sql = sql`true`

/** Condition that limits the list to the people who may match; `null` when they are many. */
async function amongFew(run: RunSql, words: readonly string[]): Promise<Sql | null> {
  const ids = idsOfWords(words)
  const found = await run(sql`${ids} limit ${few + 1}`)
  return found.length > few ? null : sql`id in (${ids})`
}

function idsOfWord(word: string): Sql {
  const own = wordsSql(occurs, [word])
  const named = idsOfUsernamesSql(own)
  const parts = kinds.flatMap(({ rows }) => [
    sql`select id from (${raw(rows)}) as people where ${own}`,
    sql`select id from (${raw(rows)}) as people where id in (${named})`,
  ])
  return sql`(${joined(parts, ' union ')})`
}

/** One row per person who matches every word; faster than searching the texts of each person. */
function matchesOfWords(words: readonly string[]): Sql {
  const ids = words.map(idsOfWord)
  return sql`select 1 from (${joined(ids, ' intersect ')}) as matching`
}

/** The list that evaluates the query, chosen by the number of people who may match its words. */
async function listFor(run: RunSql, { where, words = [] }: ListQuery): Promise<List> {
  const parts = filtersByUsername(where) ? peopleByAccount : peopleByKind
  if (words.length === 0) return listOf(parts, allPeople)
  const within = await amongFew(run, words)
  if (within !== null) return listOf(parts, within)
  const isUnfiltered = where.kind === 'and' && where.all.length === 0
  return listOf(parts, allPeople, isUnfiltered ? [matchesOfWords(words)] : undefined)
}

/** @throws QueryError */
export async function searchPeople(
  container: MedusaContainer,
  query: ListQuery,
): Promise<{ rows: Person[]; count: number }> {
  const run = sqlOf(container)
  const list = await listFor(run, query)
  const { rows, count } = await selectPage<PersonRow>(run, list, query)
  return { rows: rows.map(serializePerson), count }
}

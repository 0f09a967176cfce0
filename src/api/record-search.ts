import { type Condition, everything, type RelationCondition } from '@nas/query/condition'
import type { ListQuery } from '@nas/query/list-query'
import { invalidParameter } from '@nas/query/query-error'
import type { Search } from './resource/resource.ts'
import { searchWords } from './search-words.ts'

/** What a long list can be searched by, and the attribute that stands for its owner's id. */
export interface Searchable {
  attributes: ReadonlySet<string>
  /** Relation whose id is stored in the record itself, and what that id is called there. */
  owner?: { relation: string; attribute: string }
}

/**
 * A search of `/api` as a search of the list in a database, which has no relations.
 * @throws QueryError for an attribute that these records cannot be searched by
 */
export function recordSearch(
  searchable: Searchable,
  { where = everything, after, words, sort, start, limit, count }: Search,
): ListQuery {
  for (const { attribute } of sort) known(searchable, attribute, 'sort')
  return {
    where: listedCondition(searchable, where),
    ...(after && { after: listedCondition(searchable, after) }),
    ...(words !== undefined && { words: searchWords(words) }),
    sort,
    limit,
    offset: start,
    ...(count !== undefined && { count }),
  }
}

function listedCondition(searchable: Searchable, condition: Condition): Condition {
  return renamed(
    condition,
    (attribute) => known(searchable, attribute, 'filters'),
    (part) => {
      const { owner } = searchable
      if (owner === undefined || part.relation !== owner.relation) {
        throw invalidParameter(part.relation, 'filters')
      }
      const { attribute } = owner
      if (part.kind === 'unrelated') return { kind: 'null', attribute, isNull: true }
      // Below an owner only the id can stand (contract 6.3).
      return renamed(
        part.condition,
        () => attribute,
        (deeper) => {
          throw invalidParameter(deeper.relation, 'filters')
        },
      )
    },
  )
}

function renamed(
  condition: Condition,
  nameOf: (attribute: string) => string,
  related: (part: RelationCondition) => Condition,
): Condition {
  const inner = (part: Condition) => renamed(part, nameOf, related)
  switch (condition.kind) {
    case 'and':
      return { kind: 'and', all: condition.all.map(inner) }
    case 'or':
      return { kind: 'or', any: condition.any.map(inner) }
    case 'not':
      return { kind: 'not', condition: inner(condition.condition) }
    case 'null':
    case 'compare':
    case 'list':
      return { ...condition, attribute: nameOf(condition.attribute) }
    case 'some':
    case 'unrelated':
      return related(condition)
  }
}

function known({ attributes }: Searchable, attribute: string, part: 'filters' | 'sort'): string {
  if (!attributes.has(attribute)) throw invalidParameter(attribute, part)
  return attribute
}

import type { Condition } from '../content/conditions.ts'
import { invalidParameter } from '../content/query-error.ts'
import type { SortKey } from '../content/sorting.ts'
import type { RecordQuery } from '../gateways/commerce/calls.ts'
import type { Search } from './resource/resource.ts'

/** What a long list can be searched by, and the attribute that stands for its owner's id. */
export interface Searchable {
  attributes: ReadonlySet<string>
  /** Relation whose id is kept in the record itself, and its attribute there. */
  owner?: { relation: string; attribute: string }
}

/**
 * A checked search in the query language of the lists in databases.
 * @throws QueryError for an attribute that these records cannot be searched by
 */
export function recordSearch(
  searchable: Searchable,
  { where, sort, start, limit }: Search,
): RecordQuery {
  return {
    filters: where ? recordFilter(searchable, where) : null,
    sort: sort.map((key) => recordSort(searchable, key)),
    start,
    limit,
  }
}

function recordSort(searchable: Searchable, { attribute, descending }: SortKey) {
  const direction = descending ? ('desc' as const) : ('asc' as const)
  return { attr: known(searchable, attribute), direction }
}

function recordFilter(searchable: Searchable, condition: Condition): object {
  return filterBy(
    condition,
    (attribute) => known(searchable, attribute),
    (part) => {
      const { owner } = searchable
      if (owner === undefined || part.relation !== owner.relation) {
        throw invalidParameter(part.relation)
      }
      if (part.kind === 'unrelated') return { attr: owner.attribute, op: 'null', value: true }
      // Below an owner only the id can stand (contract 6.3).
      return filterBy(
        part.condition,
        () => owner.attribute,
        (deeper) => {
          throw invalidParameter(deeper.relation)
        },
      )
    },
  )
}

type RelationCondition = Extract<Condition, { kind: 'some' | 'unrelated' }>

function filterBy(
  condition: Condition,
  nameOf: (attribute: string) => string,
  related: (part: RelationCondition) => object,
): object {
  const inner = (part: Condition) => filterBy(part, nameOf, related)
  switch (condition.kind) {
    case 'and':
      return { and: condition.all.map(inner) }
    case 'or':
      return { or: condition.any.map(inner) }
    case 'not':
      return { not: inner(condition.condition) }
    case 'null': {
      const op = condition.isNull ? 'null' : 'notNull'
      return { attr: nameOf(condition.attribute), op, value: true }
    }
    case 'compare': {
      const { attribute, operator, value } = condition
      return { attr: nameOf(attribute), op: operator.slice(1), value }
    }
    case 'list': {
      const { attribute, operator, values } = condition
      return { attr: nameOf(attribute), op: operator.slice(1), value: values }
    }
    case 'some':
    case 'unrelated':
      return related(condition)
  }
}

function known({ attributes }: Searchable, attribute: string): string {
  if (!attributes.has(attribute)) throw invalidParameter(attribute)
  return attribute
}

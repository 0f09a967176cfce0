import { normaliseText } from '@nas/domain/text'
import { type Condition, everything, type RelationCondition } from '@nas/query/condition'
import type { ListQuery } from '@nas/query/list-query'
import { invalidParameter } from '@nas/query/query-error'
import type { Search } from './resource.ts'

export interface Searchable {
  attributes: ReadonlySet<string>
  /** Relation whose id is stored in the record itself, and the attribute of that id. */
  owner?: { relation: string; attribute: string }
}

/** Database lists have no relations. @throws QueryError for an attribute that cannot be searched */
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
      // Below an owner only the id is allowed (API §6.3).
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

/** A Vietnamese number or its beginning. Repetitions are bounded, so the time is linear. */
const typedPhone =
  /(?<![\p{L}\d+-])\(?(?:(?:\+84[\s.()-]{0,4}0?|0)[\s.()-]{0,4}[35789](?:[\s.()-]{0,4}\d){0,8}|84[\s.()-]{0,4}[35789](?:[\s.()-]{0,4}\d){8})(?!\d)/gu

const maxWords = 20

/** A phone is one word, in its stored form. @throws QueryError when there are too many words */
export function searchWords(text: string): string[] {
  const phones = text.replace(typedPhone, (phone) => phone.replace(/\D/g, '').replace(/^840?/, '0'))
  const words = normaliseText(phones).split(' ')
  if (words.length > maxWords) throw invalidParameter('_q', '_q')
  return words
}

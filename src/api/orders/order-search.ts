import type { Condition } from '../../content/conditions.ts'
import { invalidParameter } from '../../content/query-error.ts'
import type { SortKey } from '../../content/sorting.ts'
import type { OrderQuery } from '../../gateways/commerce.ts'
import { searchableAttributes } from './order-shape.ts'

/**
 * A checked filter in the words of commerce's order list.
 * @throws QueryError for an attribute that orders cannot be searched by
 */
export function orderFilters(condition: Condition): object {
  switch (condition.kind) {
    case 'and':
      return { and: condition.all.map(orderFilters) }
    case 'or':
      return { or: condition.any.map(orderFilters) }
    case 'not':
      return { not: orderFilters(condition.condition) }
    case 'null':
      return {
        attr: searchable(condition.attribute),
        op: condition.isNull ? 'null' : 'notNull',
        value: true,
      }
    case 'compare':
    case 'list':
      return {
        attr: searchable(condition.attribute),
        op: condition.operator.slice(1),
        value: condition.kind === 'list' ? condition.values : condition.value,
      }
    case 'some':
      return ownerFilter(condition.condition)
    case 'unrelated':
      return { attr: 'customer', op: 'null', value: true }
  }
}

export function orderSort(keys: readonly SortKey[]): OrderQuery['sort'] {
  return keys.map(({ attribute, descending }) => ({
    attr: searchable(attribute),
    direction: descending ? 'desc' : 'asc',
  }))
}

function searchable(attribute: string): string {
  if (!searchableAttributes.has(attribute)) throw invalidParameter(attribute)
  return attribute
}

/** Below `user` only its id can stand (contract 6.3): the customer of commerce. */
function ownerFilter(condition: Condition): object {
  switch (condition.kind) {
    case 'and':
      return { and: condition.all.map(ownerFilter) }
    case 'or':
      return { or: condition.any.map(ownerFilter) }
    case 'not':
      return { not: ownerFilter(condition.condition) }
    case 'null':
      return { attr: 'customer', op: condition.isNull ? 'null' : 'notNull', value: true }
    case 'compare':
      return { attr: 'customer', op: condition.operator.slice(1), value: condition.value }
    case 'list':
      return { attr: 'customer', op: condition.operator.slice(1), value: condition.values }
    default:
      throw invalidParameter('user')
  }
}

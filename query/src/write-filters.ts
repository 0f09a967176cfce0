import type { Condition } from './condition.js'
import type { PlainObject } from './plain-values.js'

/** A condition in the object form of the grammar (contract 2.2), as `readFilters` reads it. */
export function filtersOf(condition: Condition): PlainObject {
  switch (condition.kind) {
    case 'and':
      return { $and: condition.all.map(filtersOf) }
    case 'or':
      // The grammar takes an empty `$or` for no condition at all.
      return condition.any.length === 0 ? { $not: {} } : { $or: condition.any.map(filtersOf) }
    case 'not':
      return { $not: filtersOf(condition.condition) }
    case 'null':
      return { [condition.attribute]: { $null: condition.isNull } }
    case 'compare':
      return { [condition.attribute]: { [condition.operator]: condition.value } }
    case 'list':
      return { [condition.attribute]: { [condition.operator]: condition.values } }
    case 'some':
      return { [condition.relation]: filtersOf(condition.condition) }
    case 'unrelated':
      return { [condition.relation]: { id: { $null: true } } }
  }
}

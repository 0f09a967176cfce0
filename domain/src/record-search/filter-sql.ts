import { cast, type SqlValue, truthOf } from './cast.js'
import { type Column, type Columns, columnOf, SearchError } from './columns.js'
import type { Condition, Filter, FilterValue } from './filter.js'
import {
  comparisons,
  isComparison,
  isTextual,
  type Operator,
  textual,
  vietnamese,
} from './operators.js'

/** `values` are bound to the question marks of `sql`, in order. */
export interface Sql {
  sql: string
  values: SqlValue[]
}

function wrong(attribute: string): SearchError {
  return new SearchError('filters', attribute)
}

/** The column where equality counts: a moment is as exact as an answer tells it. */
function exact({ column, type }: Column): string {
  return type === 'date' ? `date_trunc('milliseconds', ${column})` : column
}

function nullSql({ column }: Column, { attr, op, value }: Condition): Sql {
  const truth = Array.isArray(value) ? undefined : truthOf(value)
  if (truth === undefined) throw wrong(attr)
  const isNull = truth === (op === 'null')
  return { sql: `${column} is ${isNull ? '' : 'not '}null`, values: [] }
}

function membershipSql(column: Column, op: 'in' | 'notIn', values: SqlValue[]): Sql {
  if (values.length === 0) return { sql: op === 'in' ? 'false' : 'true', values }
  const marks = values.map(() => '?').join(', ')
  return { sql: `${exact(column)} ${op === 'in' ? 'in' : 'not in'} (${marks})`, values }
}

function orderedSql(column: Column, op: 'lt' | 'lte' | 'gt' | 'gte', value: SqlValue): Sql {
  if (column.type === 'text') {
    return { sql: `${vietnamese(column.column)} ${comparisons[op]} ?`, values: [value] }
  }
  // A stored moment is finer than the millisecond an answer tells: "at most" means all of it.
  if (value instanceof Date && (op === 'lte' || op === 'gt')) {
    const sign = op === 'lte' ? '<' : '>='
    return { sql: `${column.column} ${sign} ?`, values: [new Date(value.getTime() + 1)] }
  }
  return { sql: `${column.column} ${comparisons[op]} ?`, values: [value] }
}

function betweenSql(column: Column, [low, high]: [SqlValue, SqlValue]): Sql {
  const from = orderedSql(column, 'gte', low)
  const to = orderedSql(column, 'lte', high)
  return { sql: `(${from.sql} and ${to.sql})`, values: [...from.values, ...to.values] }
}

function singleSql(column: Column, op: Operator, value: SqlValue): Sql | undefined {
  if (op === 'eq' || op === 'ne') {
    return { sql: `${exact(column)} ${comparisons[op]} ?`, values: [value] }
  }
  if (isComparison(op)) {
    return column.type === 'boolean' ? undefined : orderedSql(column, op, value)
  }
  if (isTextual(op) && column.type === 'text') {
    return { sql: textual[op](column.column), values: [value] }
  }
  return undefined
}

function conditionSql(columns: Columns, condition: Condition): Sql {
  const { attr, op, value } = condition
  const column = columnOf(columns, attr, 'filters')
  if (op === 'null' || op === 'notNull') return nullSql(column, condition)
  const list: FilterValue[] = Array.isArray(value) ? value : [value]
  const values = list.map((entry) => cast(column, attr, entry))
  if (op === 'in' || op === 'notIn') return membershipSql(column, op, values)
  const [first, second, ...others] = values
  if (op === 'between') {
    if (first === undefined || second === undefined || others.length > 0) throw wrong(attr)
    return betweenSql(column, [first, second])
  }
  if (first === undefined || second !== undefined) throw wrong(attr)
  const sql = singleSql(column, op, first)
  if (sql === undefined) throw wrong(attr)
  return sql
}

function joined(columns: Columns, filters: Filter[], word: 'and' | 'or'): Sql {
  const parts = filters.map((filter) => filterSql(columns, filter))
  if (parts.length === 0) return { sql: word === 'and' ? 'true' : 'false', values: [] }
  return {
    sql: `(${parts.map(({ sql }) => sql).join(` ${word} `)})`,
    values: parts.flatMap(({ values }) => values),
  }
}

/**
 * The condition of a filter, with SQL's own logic of unset values: a comparison with one is
 * unknown, and so is its opposite (contract 2.2 as the content's evaluator has it).
 * @throws SearchError when it names what is no column, or a value does not fit
 */
export function filterSql(columns: Columns, filter: Filter): Sql {
  if ('and' in filter) return joined(columns, filter.and, 'and')
  if ('or' in filter) return joined(columns, filter.or, 'or')
  if ('not' in filter) {
    const { sql, values } = filterSql(columns, filter.not)
    return { sql: `not (${sql})`, values }
  }
  return conditionSql(columns, filter)
}

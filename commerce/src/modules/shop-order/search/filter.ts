import { columns, type OrderAttribute } from './columns'
import { isSingleValue, isTextual, type Operator, singleValue, textual } from './operators'

type FilterValue = string | number | boolean | null

interface Condition {
  attr: OrderAttribute
  op: Operator
  value: FilterValue | FilterValue[]
}

export type Filter = { and: Filter[] } | { or: Filter[] } | { not: Filter } | Condition

export interface Sql {
  sql: string
  values: (string | number | Date)[]
}

export class FilterError extends Error {
  constructor(attribute: string) {
    super(`The value for ${attribute} is not of its kind.`)
    this.name = 'FilterError'
  }
}

const nul = String.fromCharCode(0)

/** The database's integer ends here. */
const largestInteger = 2_147_483_647

function asNumber(value: FilterValue | undefined): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}

/** The value as its column's kind. @throws FilterError */
function cast(attr: OrderAttribute, value: FilterValue | undefined): string | number | Date {
  const { type } = columns[attr]
  if (type === 'text' && (typeof value === 'string' || typeof value === 'number')) {
    const text = String(value)
    if (!text.includes(nul)) return text
  }
  if (type === 'number' || type === 'integer') {
    const number = asNumber(value)
    const fits = type === 'number' ? Number.isFinite(number) : Math.trunc(number) === number
    if (fits && (type === 'number' || Math.abs(number) <= largestInteger)) return number
  }
  if (type === 'date' && typeof value === 'string' && !Number.isNaN(Date.parse(value))) {
    return new Date(value)
  }
  throw new FilterError(attr)
}

function isYes(attr: OrderAttribute, value: FilterValue | FilterValue[]): boolean {
  if (value === true || value === 'true' || value === '1' || value === 1 || value === 't') {
    return true
  }
  if (value === false || value === 'false' || value === '0' || value === 0 || value === 'f') {
    return false
  }
  throw new FilterError(attr)
}

function conditionSql({ attr, op, value }: Condition): Sql {
  const { column, type } = columns[attr]
  const list = Array.isArray(value) ? value : [value]
  if (op === 'null' || op === 'notNull') {
    const isNull = isYes(attr, value) === (op === 'null')
    return { sql: `${column} is ${isNull ? '' : 'not '}null`, values: [] }
  }
  const values = list.map((entry) => cast(attr, entry))
  if (op === 'in' || op === 'notIn') {
    const marks = values.map(() => '?').join(', ')
    const sql = values.length === 0 ? 'false' : `${column} in (${marks})`
    return { sql: op === 'in' ? sql : `(${sql}) is not true`, values }
  }
  if (op === 'between') {
    if (values.length !== 2) throw new FilterError(attr)
    return { sql: `${column} between ? and ?`, values }
  }
  if (values.length !== 1) throw new FilterError(attr)
  if (isSingleValue(op)) return { sql: singleValue[op](column), values }
  if (isTextual(op) && type === 'text') return { sql: textual[op](column), values }
  throw new FilterError(attr)
}

function joined(filters: Filter[], word: 'and' | 'or'): Sql {
  const parts = filters.map(filterSql)
  if (parts.length === 0) return { sql: 'true', values: [] }
  return {
    sql: `(${parts.map(({ sql }) => sql).join(` ${word} `)})`,
    values: parts.flatMap(({ values }) => values),
  }
}

/**
 * The condition of a filter; values are bound, names come from the table of columns.
 * @throws FilterError when a value does not fit its attribute
 */
export function filterSql(filter: Filter): Sql {
  if ('and' in filter) return joined(filter.and, 'and')
  if ('or' in filter) return joined(filter.or, 'or')
  if ('not' in filter) {
    const { sql, values } = filterSql(filter.not)
    return { sql: `(${sql}) is not true`, values }
  }
  return conditionSql(filter)
}

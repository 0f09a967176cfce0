import { castValue } from './cast.js'
import { type Column, type Columns, columnOf, columnOperators } from './columns.js'
import type { Comparison, Condition, ListComparison, Scalar } from './condition.js'
import { largestInteger } from './limits.js'
import { type ComparisonOperator, isTextOperator, type ValueOperator } from './operators.js'
import { invalidParameter } from './query-error.js'
import { ordered, type Sql, type SqlValue, textSql } from './sql.js'

const signs: Readonly<Record<ComparisonOperator, string>> = {
  $eq: '=',
  $ne: '<>',
  $lt: '<',
  $lte: '<=',
  $gt: '>',
  $gte: '>=',
}

/** @throws QueryError for an unknown column or operator, a relation, or a value out of range */
export function conditionSql(columns: Columns, condition: Condition): Sql {
  switch (condition.kind) {
    case 'and':
      return joined(columns, condition.all, 'and')
    case 'or':
      return joined(columns, condition.any, 'or')
    case 'not': {
      const { sql, values } = conditionSql(columns, condition.condition)
      return { sql: `not (${sql})`, values }
    }
    case 'null': {
      const { column } = columnOf(columns, condition.attribute, 'filters')
      return { sql: `${column} is ${condition.isNull ? '' : 'not '}null`, values: [] }
    }
    case 'compare':
      return comparisonSql(columnFor(columns, condition), condition)
    case 'list':
      return listSql(columnFor(columns, condition), condition)
    case 'some':
    case 'unrelated':
      throw invalidParameter(condition.relation, 'filters')
  }
}

function joined(columns: Columns, conditions: Condition[], word: 'and' | 'or'): Sql {
  const parts = conditions.map((condition) => conditionSql(columns, condition))
  if (parts.length === 0) return { sql: word === 'and' ? 'true' : 'false', values: [] }
  return {
    sql: `(${parts.map(({ sql }) => sql).join(` ${word} `)})`,
    values: parts.flatMap(({ values }) => values),
  }
}

function columnFor(
  columns: Columns,
  { attribute, operator }: { attribute: string; operator: ValueOperator },
): Column {
  const column = columnOf(columns, attribute, 'filters')
  if (columnOperators[column.type].includes(operator)) return column
  throw invalidParameter(attribute, 'filters')
}

/** The value to bind. Validated here, because conditions may come from code. */
function boundValue({ type }: Column, attribute: string, value: Scalar): SqlValue {
  const cast = castValue(value, type, attribute)
  if (type === 'date') return new Date(String(cast))
  const tooLarge = !Number.isInteger(cast) || Math.abs(Number(cast)) > largestInteger
  if (type === 'integer' && tooLarge) throw invalidParameter(attribute, 'filters')
  return cast
}

/** Compares texts for equality of their letters; their sort order is the Vietnamese alphabet. */
const exact = (column: Column) => (column.type === 'text' ? column.column : ordered(column))

const mark = ({ type }: Column) =>
  type === 'date' ? "cast(? as timestamptz) at time zone 'UTC'" : '?'

function comparisonSql(column: Column, { attribute, operator, value }: Comparison): Sql {
  const bound = boundValue(column, attribute, value)
  if (isTextOperator(operator)) return { sql: textSql[operator](column.column), values: [bound] }
  // Without a placeholder, so that a subquery can be joined.
  if (column.type === 'boolean') {
    const holds = (operator === '$eq') === bound
    return { sql: holds ? column.column : `not ${column.column}`, values: [] }
  }
  if (operator === '$eq' || operator === '$ne') {
    return { sql: `${exact(column)} ${signs[operator]} ${mark(column)}`, values: [bound] }
  }
  return orderedSql(column, operator, bound)
}

function listSql(column: Column, { attribute, operator, values }: ListComparison): Sql {
  const bound = values.map((value) => boundValue(column, attribute, value))
  if (operator === '$between') return betweenSql(column, attribute, bound)
  if (bound.length === 0) return { sql: operator === '$in' ? 'false' : 'true', values: [] }
  const marks = bound.map(() => mark(column)).join(', ')
  return {
    sql: `${exact(column)} ${operator === '$in' ? 'in' : 'not in'} (${marks})`,
    values: bound,
  }
}

function betweenSql(column: Column, attribute: string, [low, high, ...rest]: SqlValue[]): Sql {
  if (low === undefined || high === undefined || rest.length > 0) {
    throw invalidParameter(attribute, 'filters')
  }
  const from = orderedSql(column, '$gte', low)
  const to = orderedSql(column, '$lte', high)
  return { sql: `(${from.sql} and ${to.sql})`, values: [...from.values, ...to.values] }
}

function orderedSql(
  column: Column,
  operator: '$lt' | '$lte' | '$gt' | '$gte',
  value: SqlValue,
): Sql {
  return { sql: `${ordered(column)} ${signs[operator]} ${mark(column)}`, values: [value] }
}

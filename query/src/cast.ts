import type { Scalar } from './condition.js'
import { invalidParameter, QueryError, type QueryPart } from './query-error.js'
import type { ScalarType } from './shape.js'

const nul = String.fromCharCode(0)
const dateForm = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/
const numberForm = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i

/** API §2.1. @throws QueryError for a malformed value */
export function castValue(
  value: unknown,
  type: ScalarType,
  name: string,
  part: QueryPart = 'filters',
): Scalar {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    throw invalidParameter(name, part)
  }
  switch (type) {
    case 'text':
    case 'richtext':
      return castText(String(value), name, part)
    case 'integer':
    case 'decimal':
      return castNumber(value, name, part)
    case 'date':
      return castDate(String(value), name, part)
    case 'boolean':
      return castBoolean(value, name, part)
    case 'json':
      throw invalidParameter(name, part)
  }
}

function castText(text: string, name: string, part: QueryPart): string {
  // PostgreSQL's text cannot contain NUL.
  if (text.includes(nul)) throw invalidParameter(name, part)
  return text.normalize('NFC')
}

function castNumber(value: Scalar, name: string, part: QueryPart): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  const text = String(value).trim()
  const number = numberForm.test(text) ? Number(text) : Number.NaN
  if (!Number.isFinite(number)) throw new QueryError(`${name} must be a number`, part)
  return number
}

function castDate(text: string, name: string, part: QueryPart): string {
  const time = dateForm.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time)) throw new QueryError(`${name} must be a date`, part)
  return new Date(time).toISOString()
}

const truths: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['t', true],
  ['false', false],
  ['0', false],
  ['f', false],
])

/** @throws QueryError unless it is true/false, 1/0 or t/f, as a value or its text */
export function castBoolean(value: unknown, name: string, part: QueryPart = 'filters'): boolean {
  const truth = truths.get(String(value).toLowerCase())
  if (truth === undefined) throw new QueryError(`${name} must be true or false`, part)
  return truth
}

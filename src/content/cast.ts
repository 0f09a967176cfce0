import type { Scalar } from './conditions.ts'
import { invalidParameter, QueryError } from './query-error.ts'
import type { ScalarType } from './schema-types.ts'

const dateForm = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/
const numberForm = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i

/**
 * Query values arrive as text and take the attribute's type (contract 2.1).
 * @throws QueryError for what cannot be cast
 */
export function castValue(value: unknown, type: ScalarType, name: string): Scalar {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    throw invalidParameter(name)
  }
  switch (type) {
    case 'text':
    case 'richtext':
      return String(value).normalize('NFC')
    case 'integer':
    case 'decimal':
      return castNumber(value, name)
    case 'date':
      return castDate(String(value), name)
    case 'boolean':
      return castBoolean(value, name)
    case 'json':
      throw invalidParameter(name)
  }
}

function castNumber(value: Scalar, name: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  const text = String(value).trim()
  const number = numberForm.test(text) ? Number(text) : Number.NaN
  if (!Number.isFinite(number)) throw new QueryError(`${name} must be a number`)
  return number
}

function castDate(text: string, name: string): string {
  const time = dateForm.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time)) throw new QueryError(`${name} must be a date`)
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

export function castBoolean(value: unknown, name: string): boolean {
  const truth = truths.get(String(value).toLowerCase())
  if (truth === undefined) throw new QueryError(`${name} must be true or false`)
  return truth
}

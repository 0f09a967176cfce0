import { asList } from './plain-values.js'
import { invalidParameter } from './query-error.js'
import type { ResourceShape } from './shape.js'

/**
 * The attributes to respond with; null for all of them (contract 2.5).
 * @throws QueryError for what is no plain attribute
 */
export function readFields(shape: ResourceShape, value: unknown): readonly string[] | null {
  if (value === undefined || value === '') return null
  const names = asList(value).flatMap((part) => {
    if (typeof part !== 'string') throw invalidParameter('fields', 'fields')
    return part.split(',').map((name) => name.trim())
  })
  if (names.includes('*')) return null
  for (const name of names) if (!shape.attributes.has(name)) throw invalidParameter(name, 'fields')
  return names
}

import { asList } from '../../content/plain-values.ts'
import { invalidParameter } from '../../content/query-error.ts'
import type { ResourceShape } from '../../content/schema-types.ts'

/**
 * The attributes to answer with; null for all of them (contract 2.5).
 * @throws QueryError for what is no plain attribute
 */
export function parseFields(shape: ResourceShape, value: unknown): readonly string[] | null {
  if (value === undefined || value === '') return null
  const names = asList(value).flatMap((part) => {
    if (typeof part !== 'string') throw invalidParameter('fields')
    return part.split(',').map((name) => name.trim())
  })
  if (names.includes('*')) return null
  for (const name of names) if (!shape.attributes.has(name)) throw invalidParameter(name)
  return names
}

import { relation, relations } from '@nas/contract/relation-schema'
import * as v from 'valibot'
import type { CollectionName } from '../../content/schema.ts'
import { contentDefinition } from '../../content/shapes.ts'
import { attributeSchema } from './attribute-schema.ts'

/**
 * What a body may hold for a kind of content, read off its definition; other keys are ignored.
 * @param needed attributes that are never empty
 * @param whole a new record must name all that is needed
 */
export function bodySchema(name: CollectionName, needed: readonly string[], whole: boolean) {
  const { fields, relations: related } = contentDefinition(name)
  const entries: Record<string, v.GenericSchema> = {}
  for (const [field, definition] of Object.entries(fields)) {
    const must = needed.includes(field)
    const schema = attributeSchema(field, definition, must)
    entries[field] = must && whole ? schema : v.optional(schema)
    if (definition.localised) {
      entries[`${field}_${definition.localised}`] = v.optional(
        attributeSchema(`${field}_${definition.localised}`, definition, false),
      )
    }
  }
  for (const [key, { many, via }] of Object.entries(related)) {
    if (via === undefined) entries[key] = v.optional(many ? relations : relation)
  }
  return v.object(entries)
}

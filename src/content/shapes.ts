import type { Condition } from '@nas/query/condition'
import type { ResourceShape, ScalarType } from '@nas/query/shape'
import type { ResourceDefinition } from './fields.ts'
import { collections } from './schema.ts'
import { singles } from './singles.ts'

const definitions: Readonly<Record<string, ResourceDefinition>> = { ...collections, ...singles }

function shapeFrom(name: string, definition: ResourceDefinition): ResourceShape {
  const attributes = new Map<string, ScalarType>([['id', 'integer']])
  for (const [field, { type, localised, writeOnly }] of Object.entries(definition.fields)) {
    if (writeOnly) continue
    attributes.set(field, type)
    if (localised) attributes.set(`${field}_${localised}`, type)
  }
  attributes.set('createdAt', 'date').set('updatedAt', 'date')
  return {
    name,
    attributes,
    relations: new Map(Object.entries(definition.relations)),
    components: new Map(),
    hasState: definition.hasState === true,
    ...(definition.searched && searchedBy(definition, definition.searched)),
  }
}

function searchedBy(definition: ResourceDefinition, fields: readonly string[]) {
  const longTexts = fields.findIndex((field) => definition.fields[field]?.type === 'richtext')
  return {
    searched: fields.map((field) => languagesOf(definition, field)),
    ...(longTexts >= 0 && { longTexts }),
  }
}

function languagesOf({ fields }: ResourceDefinition, field: string): string[] {
  const suffix = fields[field]?.localised
  return suffix ? [field, `${field}_${suffix}`] : [field]
}

const shapes = new Map(
  Object.entries(definitions).map(([name, definition]) => [name, shapeFrom(name, definition)]),
)

export const derivedFields: ReadonlySet<string> = new Set(
  Object.values(definitions).flatMap(({ fields }) =>
    Object.keys(fields).filter((name) => fields[name]?.derived),
  ),
)

/** @throws for an unknown kind of content; names come from code, never from a request */
export function contentShape(name: string): ResourceShape {
  const shape = shapes.get(name)
  if (!shape) throw new Error(`Unknown kind of content: ${name}`)
  return shape
}

export function isContent(name: string): boolean {
  return shapes.has(name)
}

export function contentDefinition(name: string): ResourceDefinition {
  const definition = definitions[name]
  if (!definition) throw new Error(`Unknown kind of content: ${name}`)
  return definition
}

interface Link {
  relation: string
  target: string
  id: number
}

/** @returns null unless the condition names one related record, such as a product's category */
export function linkOf(name: string, part: Condition): Link | null {
  if (part.kind !== 'some' || part.condition.kind !== 'compare') return null
  const { relation, target, condition } = part
  const known = contentShape(name).relations.get(relation)
  const isOne = condition.attribute === 'id' && condition.operator === '$eq'
  return known !== undefined && known.via === undefined && isOne
    ? { relation, target, id: Number(condition.value) }
    : null
}

import type { Entry } from '@nas/contract/answers'
import type { RelatedOf } from '../content/evaluate.ts'
import type { Attributes } from '../content/records.ts'
import type { ResourceShape, ShapeLookup } from '../content/schema-types.ts'
import { selectRows } from '../content/select-rows.ts'
import type { MadeEntries } from './made-entries.ts'
import type { Populate, PopulatedPart } from './query/populate.ts'

/** Where records and what they point to come from. */
export interface EntrySource {
  shapeOf: ShapeLookup
  related: RelatedOf
  made: MadeEntries
}

export interface Asked {
  fields: readonly string[] | null
  populate: Populate
}

/**
 * A record as the wire tells it: `{id, attributes}`, with what was asked to be populated.
 * @throws QueryError when the answer would hold too many records
 */
export function toEntry(source: EntrySource, name: string, row: Attributes, asked: Asked): Entry {
  const shape = source.shapeOf(name)
  return source.made.once(asked, row, () => ({
    id: row.id as number | string,
    attributes: { ...plainAttributes(shape, row, asked), ...populated(source, shape, row, asked) },
  }))
}

function plainAttributes(shape: ResourceShape, row: Attributes, { fields }: Asked) {
  const attributes: Record<string, unknown> = {}
  for (const name of fields ?? shape.attributes.keys()) {
    if (name !== 'id') attributes[name] = row[name] ?? null
  }
  return attributes
}

function populated(
  source: EntrySource,
  shape: ResourceShape,
  row: Attributes,
  { populate }: Asked,
): Record<string, unknown> {
  const parts: Record<string, unknown> = {}
  for (const [name, part] of populate) {
    const relation = shape.relations.get(name)
    const component = shape.components.get(name)
    const target = relation?.target ?? component
    if (target === undefined) continue
    const rows = partOf(source, shape.name, row, name, target, part)
    if (component !== undefined) {
      const objects = rows.map((one) => plainComponent(source, component, one, part))
      parts[name] = Array.isArray(row[name]) ? objects : (objects[0] ?? null)
      continue
    }
    const entries = rows.map((one) => toEntry(source, target, one, part))
    parts[name] = { data: relation?.many ? entries : (entries[0] ?? null) }
  }
  return parts
}

/** A component is a plain object with its id, not an entry (contract 2.6). */
function plainComponent(source: EntrySource, name: string, row: Attributes, part: PopulatedPart) {
  const { id, attributes } = toEntry(source, name, row, part)
  return { id, ...attributes }
}

function partOf(
  source: EntrySource,
  owner: string,
  row: Attributes,
  relation: string,
  target: string,
  part: PopulatedPart,
): readonly Attributes[] {
  return selectRows(source.related(owner, row, relation), target, part, source.related).rows
}

import type { Entry } from '@nas/contract/answers'
import type { RelatedOf } from '@nas/query/evaluate'
import type { Populate, PopulatedPart } from '@nas/query/read-populate'
import { selectRows } from '@nas/query/select-rows'
import type { Attributes, ResourceShape, ShapeLookup } from '@nas/query/shape'
import { isContent } from '../../content/shapes.ts'
import type { ApiView, ResponseEntries } from '../content-view/api-view.ts'
import { apiShape } from '../shapes/api-shapes.ts'

export interface EntrySource {
  shapeOf: ShapeLookup
  related: RelatedOf
  made: ResponseEntries
}

export interface Selection {
  fields: readonly string[] | null
  populate: Populate
}

/** Every attribute, and no related records. */
export const wholeRecord: Selection = { fields: null, populate: new Map() }

/** @throws QueryError when the response would contain too many records */
export function toEntry(
  source: EntrySource,
  name: string,
  row: Attributes,
  selection: Selection,
): Entry {
  const shape = source.shapeOf(name)
  return source.made.once(selection, row, () => ({
    id: row.id as number | string,
    attributes: {
      ...plainAttributes(shape, row, selection),
      ...populated(source, shape, row, selection),
    },
  }))
}

function plainAttributes(shape: ResourceShape, row: Attributes, { fields }: Selection) {
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
  { populate }: Selection,
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

/** A component is a plain object with its id, not an entry (API §2.6). */
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
  const rows = source.related(owner, row, relation)
  source.made.look(rows.length)
  return selectRows(rows, target, part, source.related).rows
}

/** Other records than content have their relations in the row, or as ids of visible content. */
export function entrySource(view: ApiView): EntrySource {
  return {
    shapeOf: apiShape,
    made: view.made,
    related(resource, row, relation) {
      if (isContent(resource)) return view.related(resource, row, relation)
      const shape = apiShape(resource)
      const target = shape.relations.get(relation)?.target ?? shape.components.get(relation)
      return listOf(row[relation]).flatMap((part): readonly Attributes[] => {
        if (typeof part === 'object' && part !== null) return [part as Attributes]
        if (target === undefined || !isContent(target)) return []
        const record = view.byId(target, Number(part))
        return record ? [record] : []
      })
    },
  }
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === null || value === undefined ? [] : [value]
}

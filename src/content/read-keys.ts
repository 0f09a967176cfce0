import { type Condition, everything } from '@nas/query/condition'
import { readFilters } from '@nas/query/read-filters'
import type { ContentChange, ReadModel } from './read-model.ts'
import type { ReaderQuery } from './reader.ts'
import type { Read } from './recorded-reads.ts'
import type { Row } from './records.ts'
import { contentShape, linkOf } from './shapes.ts'
import { idsIn } from './table.ts'

// A change can affect a read only if both share a key.

const rowKey = (name: string, id: unknown) => `row ${name} ${id}`
const slugKey = (name: string, slug: unknown) => `slug ${name} ${slug}`
const linkKey = (name: string, relation: string, id: unknown) => `link ${name} ${relation} ${id}`
const kindKey = (name: string) => `kind ${name}`

export function keysOfChange({ kind, before, after }: ContentChange): string[] {
  const rows = [before, after].filter((row) => row !== null)
  return [...new Set([kindKey(kind), ...rows.flatMap((row) => keysOfRow(kind, row))])]
}

function keysOfRow(name: string, row: Row): string[] {
  const links = [...contentShape(name).relations]
    .filter(([, { via }]) => via === undefined)
    .flatMap(([relation]) => idsIn(row[relation]).map((id) => linkKey(name, relation, id)))
  return [rowKey(name, row.id), slugKey(name, row.slug), ...links]
}

export function keysOfRead(model: ReadModel, read: Read): string[] {
  switch (read[0]) {
    case 'get':
      return [rowKey(read[1], read[2])]
    case 'single':
      return [kindKey(read[1])]
    case 'sold':
    case 'available':
    case 'stars':
      return [rowKey('products', read[1])]
    case 'related':
      return keysOfRelated(model, read[1], read[2], read[3])
    case 'list':
    case 'count':
      return keysOfList(read[1], conditionOf(read[1], read[2]))
  }
}

function keysOfRelated(model: ReadModel, name: string, id: number, relation: string): string[] {
  const { target, via } = contentShape(name).relations.get(relation) ?? { target: name }
  const source = rowKey(name, id)
  if (via !== undefined) return [source, linkKey(target, via, id)]
  const ids = idsIn(model.table(name).byId(id)?.[relation])
  return [source, ...ids.map((one) => rowKey(target, one))]
}

export function conditionOf(name: string, { filters }: ReaderQuery): Condition {
  const scope = { shapeOf: contentShape, conditions: 0 }
  return filters === undefined ? everything : readFilters(scope, contentShape(name), filters)
}

/** The narrowest key of a list: a slug, an id or a related record, otherwise its whole kind. */
function keysOfList(name: string, where: Condition): string[] {
  if (dependsOnOthers(name, where)) return everyKind(name).map(kindKey)
  const parts = partsOf(where)
  const links = parts.flatMap((part) => linkOf(name, part) ?? [])
  const named = parts.find(
    (part) =>
      part.kind === 'compare' &&
      part.operator === '$eq' &&
      (part.attribute === 'slug' || part.attribute === 'id'),
  )
  const related = links.map(({ target, id }) => rowKey(target, id))
  if (named?.kind === 'compare') {
    const { attribute, value } = named
    const key = attribute === 'id' ? rowKey(name, value) : slugKey(name, value)
    return [key, ...related]
  }
  const [first] = links
  return [first ? linkKey(name, first.relation, first.id) : kindKey(name), ...related]
}

const partsOf = (where: Condition) => (where.kind === 'and' ? where.all : [where])

/** Whether membership depends on fields of related records, beyond their ids and visibility. */
export function dependsOnOthers(name: string, where: Condition): boolean {
  return partsOf(where).some((part) => dependsOnRelations(part) && linkOf(name, part) === null)
}

function dependsOnRelations(condition: Condition): boolean {
  switch (condition.kind) {
    case 'some':
    case 'unrelated':
      return true
    case 'and':
      return condition.all.some(dependsOnRelations)
    case 'or':
      return condition.any.some(dependsOnRelations)
    case 'not':
      return dependsOnRelations(condition.condition)
    default:
      return false
  }
}

function everyKind(name: string, seen: Set<string> = new Set()): string[] {
  if (seen.has(name)) return []
  seen.add(name)
  for (const { target } of contentShape(name).relations.values()) everyKind(target, seen)
  return [...seen]
}

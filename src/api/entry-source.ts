import type { Attributes } from '../content/records.ts'
import { isContent } from '../content/shapes.ts'
import type { ApiView } from './api-view.ts'
import type { EntrySource } from './entries.ts'
import { apiShape } from './shapes/api-shapes.ts'

/**
 * Related records of content come from the read model; in all other records they stand in the row
 * themselves, or as ids of content that the caller may see.
 */
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
        const found = view.byId(target, Number(part))
        return found ? [found] : []
      })
    },
  }
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === null || value === undefined ? [] : [value]
}

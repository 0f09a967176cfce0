import { contentShape } from '../content/shapes.ts'
import type { ContentView } from '../content/view.ts'
import type { EntrySource } from './entries.ts'

export function contentSource(view: ContentView): EntrySource {
  return {
    shapeOf: contentShape,
    related: (resource, row, relation) => view.related(resource, row, relation),
  }
}

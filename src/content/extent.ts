import type { Extent } from '@nas/query/cost'
import type { ReadModel } from './read-model.ts'
import { contentShape, isContent } from './shapes.ts'
import { idsIn, type Table } from './table.ts'

/** Commerce's records are read a page at a time. */
const few = 100

function counted(counts: readonly number[]): { all: number; most: number } {
  return counts.reduce(
    ({ all, most }, count) => ({ all: all + count, most: Math.max(most, count) }),
    { all: 0, most: 0 },
  )
}

function linksOf(table: Table, relation: string) {
  return table.memo(`links ${relation}`, () =>
    counted(table.rows().map((row) => idsIn(row[relation]).length)),
  )
}

function referrersOf(target: Table, via: string) {
  return target.memo(`links via ${via}`, () => {
    const counts = new Map<number, number>()
    for (const row of target.rows()) {
      for (const id of idsIn(row[via])) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    return counted([...counts.values()])
  })
}

export function extentOf(model: ReadModel): Extent {
  const rows = (resource: string) =>
    isContent(resource) ? model.table(resource).rows().length : few
  return {
    rows,
    links(resource, name) {
      const relation = isContent(resource) ? contentShape(resource).relations.get(name) : undefined
      if (relation === undefined) return { all: few * few, most: few }
      return relation.via
        ? referrersOf(model.table(relation.target), relation.via)
        : linksOf(model.table(resource), name)
    },
    words: (resource) => (isContent(resource) ? model.table(resource).words.size : few),
    letters(resource, attribute) {
      if (!isContent(resource)) return few * few
      const table = model.table(resource)
      return table.memo(`letters ${attribute}`, () =>
        table.rows().reduce((sum, row) => sum + String(row[attribute] ?? '').length, 0),
      )
    },
  }
}

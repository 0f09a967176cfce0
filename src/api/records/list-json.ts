import type { Attributes } from '@nas/query/shape'
import type { ApiRequest } from '../kit/endpoint.ts'
import { entrySource, type Selection, toEntry } from './entries.ts'
import { entryCacheOf } from './entry-cache.ts'

const comma = Buffer.from(',')

/**
 * A list of public content as JSON, joined from the serialized records. Only for visitors: other
 * callers may see more, or their own likes.
 */
export function listJson(
  { context, view, query }: ApiRequest,
  name: string,
  rows: readonly Attributes[],
  selection: Selection,
  meta: object,
): Buffer {
  const cache = entryCacheOf(context.content)
  const selected = JSON.stringify([query.fields, query.populate])
  const source = entrySource(view)
  const parts = rows.flatMap((row, index) => {
    let isNew = false
    const { json, cost } = cache.get(name, row, selected, () => {
      isNew = true
      const before = view.made.cost
      const entry = toEntry(source, name, row, selection)
      return { entry, cost: view.made.cost - before }
    })
    if (!isNew) view.made.add(cost)
    return index === 0 ? [json] : [comma, json]
  })
  const end = Buffer.from(`],"meta":${JSON.stringify(meta)}}`)
  return Buffer.concat([Buffer.from('{"data":['), ...parts, end])
}

import type { Attributes } from '@nas/query/shape'
import { cacheUntilChange } from '../content-view/cache-until-change.ts'
import type { ApiRequest } from '../endpoints/endpoint.ts'
import { entrySource, type Selection, toEntry } from './entries.ts'

const maxBytes = 32 * 1024 * 1024
const comma = Buffer.from(',')

interface Serialized {
  row: Attributes
  json: Buffer
  /** Cost of the record and what it refers to, in the units of a query's cost. */
  cost: number
}

/** By the selected fields and relations, for lists with any filter, sort or page. */
const serialized = cacheUntilChange<Serialized>({
  maxSize: maxBytes,
  sizeCalculation: ({ json }, key) => json.length + 2 * key.length,
})

/** Only for visitors: other callers may see more, or their own likes. */
export function listJson(
  { context, view, query }: ApiRequest,
  name: string,
  rows: readonly Attributes[],
  selection: Selection,
  meta: object,
): Buffer {
  const cache = serialized(context.content)
  const selected = JSON.stringify([query.fields, query.populate])
  const source = entrySource(view)
  const parts = rows.flatMap((row, index) => {
    const key = `${name} ${row.id} ${selected}`
    let known = cache.get(key)
    if (known?.row === row) {
      view.made.add(known.cost)
    } else {
      const before = view.made.cost
      const json = Buffer.from(JSON.stringify(toEntry(source, name, row, selection)))
      known = { row, json, cost: view.made.cost - before }
      cache.set(key, known)
    }
    return index === 0 ? [known.json] : [comma, known.json]
  })
  const end = Buffer.from(`],"meta":${JSON.stringify(meta)}}`)
  return Buffer.concat([Buffer.from('{"data":['), ...parts, end])
}

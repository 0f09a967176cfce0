import type { Attributes } from '@nas/query/shape'
import { LRUCache } from 'lru-cache'
import type { ReadModel } from '../../content/read-model.ts'

const maxBytes = 32 * 1024 * 1024

/** One record of public content in the wire format, as JSON in UTF-8. */
interface Serialized {
  row: Attributes
  json: Buffer
  /** Cost of the record and what it refers to, in the units of a query's cost. */
  cost: number
}

/**
 * Records as a visitor sees them, by the selected fields and relations, until any content changes:
 * questions with other filters, sorts or pages contain the same records.
 */
export class EntryCache {
  #version = 0
  readonly #content: ReadModel
  readonly #entries = new LRUCache<string, Serialized>({
    maxSize: maxBytes,
    sizeCalculation: ({ json }, key) => json.length + 2 * key.length,
  })

  constructor(content: ReadModel) {
    this.#content = content
  }

  /** @param selection the selected fields and relations, as text */
  get(
    resource: string,
    row: Attributes,
    selection: string,
    make: () => { entry: unknown; cost: number },
  ): Serialized {
    const { version } = this.#content
    if (version !== this.#version) this.#entries.clear()
    this.#version = version
    const key = `${resource} ${row.id} ${selection}`
    const known = this.#entries.get(key)
    if (known?.row === row) return known
    const { entry, cost } = make()
    const made = { row, json: Buffer.from(JSON.stringify(entry)), cost }
    this.#entries.set(key, made)
    return made
  }
}

const caches = new WeakMap<ReadModel, EntryCache>()

export function entryCacheOf(content: ReadModel): EntryCache {
  const known = caches.get(content)
  if (known) return known
  const made = new EntryCache(content)
  caches.set(content, made)
  return made
}

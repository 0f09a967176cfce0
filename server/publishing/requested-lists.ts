import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { ProductCounts, ReadModel } from '../../src/content/read-model.ts'

/** Lists kept in memory, of some 30 kB each. */
const maxLists = 500

/** More would delay the pages, which the same thread renders. */
const maxWaiting = 20

/** Points of the limit of reads: a rendering takes about 50 times as long as a simple read. */
const costs = { kept: 1, rendered: 50 }

interface RequestedListsOptions {
  content: ReadModel
  render: (address: string) => Promise<string | null>
  /** Counts points of a client. @throws ApiError 429 */
  charge: (client: string, points: number) => Promise<void>
}

export class RequestedLists {
  readonly #options: RequestedListsOptions
  readonly #kept = new LRUCache<string, Promise<string | null>>({ max: maxLists })
  readonly #limit = pLimit(1)
  #version = -1
  #counts: ProductCounts | null = null

  constructor(options: RequestedListsOptions) {
    this.#options = options
  }

  /** `busy` when too many lists wait, null when there is no such list. @throws ApiError 429 */
  async find(address: string, client: string): Promise<string | null | 'busy'> {
    const { content, render, charge } = this.#options
    const { version, counts } = content
    if (version !== this.#version || counts !== this.#counts) this.#kept.clear()
    this.#version = version
    this.#counts = counts
    await charge(client, this.#kept.has(address) ? costs.kept : costs.rendered)
    const kept = this.#kept.get(address)
    if (kept !== undefined) return kept
    if (this.#limit.pendingCount >= maxWaiting) return 'busy'
    const rendered = this.#limit(() => render(address))
    this.#kept.set(address, rendered)
    rendered.catch(() => this.#kept.delete(address))
    return rendered
  }
}

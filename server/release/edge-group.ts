import type { Logger } from 'pino'
import { addressesOf, atAddress } from '../../src/gateways/transport/addresses.ts'
import { type EdgeCache, EdgePurger, type EdgeSettings, edgeCaches, tagOfAll } from './edge.ts'

interface GroupOptions {
  resolve?: typeof addressesOf
  lookMs?: number
}

/** The edges at all addresses of one name, which come and go with their hosts. */
export class EdgeGroup {
  readonly #cache: EdgeCache
  readonly #log: Logger
  readonly #resolve: typeof addressesOf
  readonly #members = new Map<string, EdgePurger>()
  readonly #timer: NodeJS.Timeout
  #look: Promise<void>

  constructor(
    cache: EdgeCache,
    log: Logger,
    { resolve = addressesOf, lookMs = 5000 }: GroupOptions = {},
  ) {
    this.#cache = cache
    this.#log = log
    this.#resolve = resolve
    this.#look = this.#follow()
    this.#timer = setInterval(() => {
      this.#look = this.#follow()
    }, lookMs).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
    for (const member of this.#members.values()) member.stop()
  }

  purge(tags: Iterable<string>, renewed: Iterable<string> = []): Promise<void> {
    const [allTags, pages] = [[...tags], [...renewed]]
    for (const member of this.#members.values()) void member.purge(allTags, pages)
    return this.purged
  }

  /** Settles when every edge that has an address has accepted all tags so far. */
  get purged(): Promise<void> {
    const all = () => Promise.all([...this.#members.values()].map(({ purged }) => purged))
    return this.#look.then(all).then(() => undefined)
  }

  /** A new edge may have missed purges. A lost edge delays no publication. */
  async #follow(): Promise<void> {
    const { url } = this.#cache
    const found = await this.#resolve(new URL(url).hostname).catch(() => [...this.#members.keys()])
    for (const [address, member] of this.#members) {
      if (found.includes(address)) continue
      member.stop()
      this.#members.delete(address)
    }
    for (const address of found) {
      if (this.#members.has(address)) continue
      const member = new EdgePurger({ ...this.#cache, url: atAddress(url, address) }, this.#log)
      this.#members.set(address, member)
      void member.purge([tagOfAll])
    }
  }
}

/** A certificate belongs to a name, so only plain addresses are looked up. */
export const openEdges = (settings: EdgeSettings, log: Logger): (EdgeGroup | EdgePurger)[] =>
  edgeCaches(settings).map((cache) =>
    cache.url.startsWith('http:') ? new EdgeGroup(cache, log) : new EdgePurger(cache, log),
  )

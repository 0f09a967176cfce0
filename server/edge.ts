import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

/** One cache before the shop that keeps pages until it is told of their tags. */
export interface EdgeCache {
  name: string
  url: string
  method: 'PURGE' | 'POST'
  headers: Record<string, string>
}

interface EdgeSettings {
  EDGE_PURGE_URLS: string | undefined
  FASTLY_SERVICE_ID: string | undefined
  FASTLY_API_TOKEN: string | undefined
  FASTLY_API_URL: string
}

/** The caches that the settings name: our own (Varnish with xkey, `ops/edge/shop.vcl`), and Fastly's. */
export function edgeCaches(settings: EdgeSettings): EdgeCache[] {
  const own = (settings.EDGE_PURGE_URLS ?? '').split(',').filter((url) => url !== '')
  const { FASTLY_SERVICE_ID, FASTLY_API_TOKEN, FASTLY_API_URL } = settings
  const fastly: EdgeCache[] =
    FASTLY_SERVICE_ID === undefined || FASTLY_API_TOKEN === undefined
      ? []
      : [
          {
            name: 'Fastly',
            // https://www.fastly.com/documentation/reference/api/purging/ ("bulk purge")
            url: `${FASTLY_API_URL}/service/${FASTLY_SERVICE_ID}/purge`,
            method: 'POST',
            headers: { 'Fastly-Key': FASTLY_API_TOKEN, Accept: 'application/json' },
          },
        ]
  return [
    ...own.map((url) => ({ name: url, url, method: 'PURGE' as const, headers: {} })),
    ...fastly,
  ]
}

/** Fastly takes 256 tags in one call. */
const tagsPerCall = 200
const callLimitMs = 5000

/**
 * Tells one cache what was renewed. Tags are kept until the cache has taken them: one that is away is told
 * when it is back; it lost nothing that matters if it had lost its pages with its life.
 */
export class EdgePurger {
  readonly #cache: EdgeCache
  readonly #log: Logger
  readonly #retryMs: number
  readonly #pending = new Set<string>()
  #telling: Promise<void> | null = null
  #stopped = new AbortController()

  constructor(cache: EdgeCache, log: Logger, retryMs = 1000) {
    this.#cache = cache
    this.#log = log
    this.#retryMs = retryMs
  }

  stop(): void {
    this.#stopped.abort()
  }

  /** Settles when the cache knows, or the server stops. */
  purge(tags: Iterable<string>): Promise<void> {
    for (const tag of tags) this.#pending.add(tag)
    if (this.#pending.size === 0) return Promise.resolve()
    this.#telling ??= this.#tellAll()
    return this.#telling
  }

  /** Ends in the same tick in which it finds nothing left, so that no tag comes in between. */
  async #tellAll(): Promise<void> {
    const { signal } = this.#stopped
    let failed = false
    while (this.#pending.size > 0 && !signal.aborted) {
      const tags = [...this.#pending].slice(0, tagsPerCall)
      // What is renewed during the call is pending again: the cache may have read it before.
      for (const tag of tags) this.#pending.delete(tag)
      try {
        await this.#tell(tags)
        failed = false
      } catch (error) {
        for (const tag of tags) this.#pending.add(tag)
        if (!failed) this.#log.warn({ err: error, edge: this.#cache.name }, 'edge takes no purge')
        failed = true
        await sleep(this.#retryMs, undefined, { signal }).catch(() => undefined)
      }
    }
    this.#telling = null
  }

  async #tell(tags: string[]): Promise<void> {
    const { url, method, headers } = this.#cache
    const response = await fetch(url, {
      method,
      headers: { ...headers, 'Surrogate-Key': tags.join(' ') },
      redirect: 'error',
      signal: AbortSignal.timeout(callLimitMs),
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`answered ${response.status}`)
  }
}

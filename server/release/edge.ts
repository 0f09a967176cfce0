import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { href, parsePath } from '../../src/i18n/href.ts'
import { pagePartsPath } from '../../src/page-parts.ts'
import type { PageNote } from './release-store.ts'

/** Purged when a server starts, because cached pages may belong to another release. */
export const tagOfAll = 'shop'

const short = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

/** The tag of a read: purged once all pages that made it are renewed. */
export const tagOfRead = (query: string): string => short(query)

export const tagOfRedirects = short('redirects')

/** Every page also has the tag of the page that provides its page parts. */
export const tagOfPage = (address: string): string => short(`page ${address}`)

export function tagsOf(address: string, { reads }: Pick<PageNote, 'reads'>): string {
  const shared = href(parsePath(address).locale, pagePartsPath)
  const pages = [address, shared].map(tagOfPage)
  return [tagOfAll, ...pages, ...Object.keys(reads).map(tagOfRead)].join(' ')
}

export interface EdgeCache {
  name: string
  url: string
  method: 'PURGE' | 'POST'
  headers: Record<string, string>
  /** It serves purged pages for a while, and can be asked to fetch some at once. */
  keepsStale: boolean
}

export interface EdgeSettings {
  EDGE_PURGE_URLS: string | undefined
  FASTLY_SERVICE_ID: string | undefined
  FASTLY_API_TOKEN: string | undefined
}

/** The configured caches: Varnish with xkey (`ops/edge/shop.vcl`) and Fastly. */
export function edgeCaches(
  settings: EdgeSettings,
  fastlyUrl = 'https://api.fastly.com',
): EdgeCache[] {
  const own = (settings.EDGE_PURGE_URLS ?? '').split(',').filter((url) => url !== '')
  const { FASTLY_SERVICE_ID, FASTLY_API_TOKEN } = settings
  const fastly: EdgeCache[] =
    FASTLY_SERVICE_ID === undefined || FASTLY_API_TOKEN === undefined
      ? []
      : [
          {
            name: 'Fastly',
            // https://www.fastly.com/documentation/reference/api/purging/ ("bulk purge")
            url: `${fastlyUrl}/service/${FASTLY_SERVICE_ID}/purge`,
            method: 'POST',
            headers: { 'Fastly-Key': FASTLY_API_TOKEN, Accept: 'application/json' },
            keepsStale: false,
          },
        ]
  return [
    ...own.map((url) => ({
      name: url,
      url,
      method: 'PURGE' as const,
      headers: {},
      keepsStale: true,
    })),
    ...fastly,
  ]
}

/** Fastly accepts at most 256 tags per call. */
const tagsPerCall = 200
const callLimitMs = 5000

const fetchedTogether = 4

/** Tags stay pending, also across an outage, until the cache has accepted them. */
export class EdgePurger {
  readonly #cache: EdgeCache
  readonly #log: Logger
  readonly #retryMs: number
  readonly #pending = new Set<string>()
  /** Addresses to be fetched once no tag is pending. */
  readonly #renewed = new Set<string>()
  #purging: Promise<void> | null = null
  #stopped = new AbortController()

  constructor(cache: EdgeCache, log: Logger, retryMs = 1000) {
    this.#cache = cache
    this.#log = log
    this.#retryMs = retryMs
  }

  stop(): void {
    this.#stopped.abort()
  }

  /**
   * Settles when the cache has accepted the tags, or when the server stops.
   * @param renewed pages whose next visitors must not get a stale copy
   */
  purge(tags: Iterable<string>, renewed: Iterable<string> = []): Promise<void> {
    for (const tag of tags) this.#pending.add(tag)
    if (this.#cache.keepsStale) for (const address of renewed) this.#renewed.add(address)
    if (this.#pending.size > 0) this.#purging ??= this.#purgeAll()
    return this.purged
  }

  /** Settles when the cache has accepted all tags so far, and has the renewed pages. */
  get purged(): Promise<void> {
    return this.#purging ?? Promise.resolve()
  }

  /** Ends in the same tick in which no tag is pending, so that none can be added in between. */
  async #purgeAll(): Promise<void> {
    const { signal } = this.#stopped
    let failed = false
    while (this.#pending.size + this.#renewed.size > 0 && !signal.aborted) {
      if (this.#pending.size === 0) {
        await this.#fetchRenewed()
        continue
      }
      const tags = [...this.#pending].slice(0, tagsPerCall)
      // Tags that are added during the request are pending again.
      for (const tag of tags) this.#pending.delete(tag)
      try {
        await this.#send(tags)
        failed = false
      } catch (error) {
        for (const tag of tags) this.#pending.add(tag)
        if (!failed)
          this.#log.warn({ err: error, edge: this.#cache.name }, 'edge rejected a purge; retrying')
        failed = true
        await sleep(this.#retryMs, undefined, { signal }).catch(() => undefined)
      }
    }
    this.#purging = null
  }

  /** A page that cannot be fetched stays purged. */
  async #fetchRenewed(): Promise<void> {
    const pages = [...this.#renewed].slice(0, fetchedTogether)
    const fetchPage = async (address: string) => {
      this.#renewed.delete(address)
      const headers = { 'Accept-Encoding': 'br' }
      const signal = AbortSignal.timeout(callLimitMs)
      const page = await fetch(this.#cache.url + address, { headers, redirect: 'manual', signal })
      await page.arrayBuffer()
    }
    await Promise.allSettled(pages.map(fetchPage))
  }

  async #send(tags: string[]): Promise<void> {
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

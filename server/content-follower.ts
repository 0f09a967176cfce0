import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { ContentSync } from '../src/gateways/content-sync.ts'

export interface FollowerOptions {
  sync: ContentSync
  /** Called after changes are in the read model. */
  onChange: () => Promise<void>
  log: Logger
  intervalMs?: number
  /** How long a call waits for what was written at another front server. */
  longestWaitMs?: number
}

/**
 * Follows the feed of publications until it is stopped. While Payload is down it waits; the outage
 * is logged once, and its end too. One look at a time, so that an older reading never comes after a
 * newer one; none waits for pages.
 */
export class ContentFollower {
  readonly #options: FollowerOptions
  readonly #stop = new AbortController()
  #isUp = true
  #caughtUpAt = Date.now()
  #isStale = false
  #looked: Promise<void> = Promise.resolve()
  #nextLook: Promise<void> | null = null
  #published: Promise<void> = Promise.resolve()

  constructor(options: FollowerOptions) {
    this.#options = options
  }

  get isUp(): boolean {
    return this.#isUp
  }

  /** When everything that was published then had been applied. */
  get caughtUpAt(): number {
    return this.#caughtUpAt
  }

  stop(): void {
    this.#stop.abort()
  }

  async run(): Promise<void> {
    const { signal } = this.#stop
    const { intervalMs = 500 } = this.#options
    while (!signal.aborted) {
      await this.refresh().catch(() => undefined)
      await sleep(intervalMs, undefined, { signal }).catch(() => undefined)
    }
  }

  /**
   * Looks at once, and is done when everything published before the call is in the read model.
   * Pages are rendered after that.
   * @throws BackendDownError
   */
  refresh(): Promise<void> {
    // A look that has not begun serves everybody who asks meanwhile.
    this.#nextLook ??= this.#looked.then(() => {
      this.#nextLook = null
      return this.#look()
    })
    this.#looked = this.#nextLook.catch(() => undefined)
    return this.#nextLook
  }

  /**
   * Looks where this publication is not in the read model yet, and is done when it is, or after
   * `longestWaitMs`: what is there then goes on.
   */
  async reach(publication: number): Promise<void> {
    const { sync, longestWaitMs = 2_000 } = this.#options
    if (sync.has(publication)) return
    const over = new AbortController()
    const wait = sleep(longestWaitMs, undefined, over)
    await Promise.race([this.refresh(), wait]).catch(() => undefined)
    over.abort()
    await wait.catch(() => undefined)
  }

  async #look(): Promise<void> {
    const { sync, log } = this.#options
    const begun = Date.now()
    try {
      while (await sync.catchUp()) this.#isStale = true
    } catch (error) {
      if (this.#isUp)
        log.warn({ err: error }, 'content service does not answer; pages stay as they are')
      this.#isUp = false
      throw error
    } finally {
      if (this.#isStale) this.#published = this.#published.then(() => this.#publish())
    }
    this.#caughtUpAt = begun
    if (!this.#isUp) log.info('content service answers again')
    this.#isUp = true
  }

  /** Renders pages anew for what changed in the read model by another way than the feed. */
  republish(): void {
    this.#isStale = true
    this.#published = this.#published.then(() => this.#publish())
  }

  /** One publishing serves all that came while the last one was at work. */
  async #publish(): Promise<void> {
    if (!this.#isStale) return
    this.#isStale = false
    const { onChange, log } = this.#options
    // Pages that stay stale by this are found again at the next change.
    await onChange().catch((error: unknown) => log.error({ err: error }, 'publishing failed'))
  }
}

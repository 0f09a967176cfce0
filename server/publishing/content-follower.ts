import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { ContentSync } from '../../src/gateways/content/content-sync.ts'

export interface FollowerOptions {
  sync: ContentSync
  onChange: () => Promise<void>
  log: Logger
  intervalMs?: number
  /** Maximum wait in ms of a call for a write through another front server. */
  longestWaitMs?: number
}

/** Only one read runs at a time, so that an older result never follows a newer one. */
export class ContentFollower {
  readonly #options: FollowerOptions
  readonly #stop = new AbortController()
  #isUp = true
  #caughtUpAt = Date.now()
  #looked: Promise<void> = Promise.resolve()
  #nextLook: Promise<void> | null = null

  constructor(options: FollowerOptions) {
    this.#options = options
  }

  get isUp(): boolean {
    return this.#isUp
  }

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

  /** Settles when all that was published before is in the read model. @throws BackendDownError */
  refresh(): Promise<void> {
    // Callers share a read that has not begun.
    this.#nextLook ??= this.#looked.then(() => {
      this.#nextLook = null
      return this.#look()
    })
    this.#looked = this.#nextLook.catch(() => undefined)
    return this.#nextLook
  }

  /** Waits for this publication to be in the read model, at most `longestWaitMs`. */
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
    let isStale = false
    try {
      while (await sync.catchUp()) isStale = true
    } catch (error) {
      if (this.#isUp)
        log.warn({ err: error }, 'content service does not answer; pages are not renewed')
      this.#isUp = false
      throw error
    } finally {
      if (isStale) this.republish()
    }
    this.#caughtUpAt = begun
    if (!this.#isUp) log.info('content service answers again')
    this.#isUp = true
  }

  /** Renders pages again after a change of the read model, including changes outside the feed. */
  republish(): void {
    const { onChange, log } = this.#options
    // Pages that remain stale are found again at the next change.
    onChange().catch((error: unknown) => log.error({ err: error }, 'publishing failed'))
  }
}

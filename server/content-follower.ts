import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { ContentSync } from '../src/gateways/content-sync.ts'

export interface FollowerOptions {
  sync: ContentSync
  /** Called after changes are in the read model. */
  onChange: () => Promise<void>
  log: Logger
  intervalMs?: number
}

/**
 * Follows the feed of publications until it is stopped. While Payload is down it waits; the outage
 * is told once, and its end too.
 */
export class ContentFollower {
  readonly #options: FollowerOptions
  readonly #stop = new AbortController()
  #isUp = true

  constructor(options: FollowerOptions) {
    this.#options = options
  }

  get isUp(): boolean {
    return this.#isUp
  }

  stop(): void {
    this.#stop.abort()
  }

  async run(): Promise<void> {
    const { signal } = this.#stop
    const { intervalMs = 500 } = this.#options
    while (!signal.aborted) {
      await this.#look()
      await sleep(intervalMs, undefined, { signal }).catch(() => undefined)
    }
  }

  async #look(): Promise<void> {
    const { sync, onChange, log } = this.#options
    let changes: Awaited<ReturnType<ContentSync['catchUp']>>
    try {
      changes = await sync.catchUp()
    } catch (error) {
      if (this.#isUp)
        log.warn({ err: error }, 'content service does not answer; pages stay as they are')
      this.#isUp = false
      return
    }
    if (!this.#isUp) log.info('content service answers again')
    this.#isUp = true
    if (changes.length === 0) return
    // Pages that stay stale by this are found again at the next change.
    await onChange().catch((error: unknown) => log.error({ err: error }, 'publishing failed'))
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { ReadModel } from '../../src/content/read-model.ts'

export interface SoldOptions {
  content: ReadModel
  count: () => Promise<ReadonlyMap<number, number>>
  onChange: () => void
  log: Logger
  intervalMs?: number
}

/** Keeps the last numbers while commerce is unavailable (ADR 0036); logs the outage once. */
export class SoldFollower {
  readonly #options: SoldOptions
  readonly #stop = new AbortController()
  #isUp = true

  constructor(options: SoldOptions) {
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
    const { intervalMs = 10_000 } = this.#options
    while (!signal.aborted) {
      await this.look()
      await sleep(intervalMs, undefined, { signal }).catch(() => undefined)
    }
  }

  async look(): Promise<void> {
    const { content, count, onChange, log } = this.#options
    try {
      if (content.setDelivered(await count())) onChange()
      this.#isUp = true
    } catch (error) {
      if (this.#isUp)
        log.warn({ err: error }, 'commerce is unavailable; keeping the last sold numbers')
      this.#isUp = false
    }
  }
}

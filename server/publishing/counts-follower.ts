import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { ProductCounts, ReadModel } from '../../src/content/read-model.ts'

export interface CountsOptions {
  content: ReadModel
  count: () => Promise<Partial<ProductCounts>>
  onChange: () => void
  log: Logger
  intervalMs: number
}

/** Keeps the last numbers while commerce is unavailable (ADR 0036); logs the outage once. */
export class CountsFollower {
  readonly #options: CountsOptions
  readonly #stop = new AbortController()
  #isUp = true

  constructor(options: CountsOptions) {
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
    const { intervalMs } = this.#options
    while (!signal.aborted) {
      await this.look()
      await sleep(intervalMs, undefined, { signal }).catch(() => undefined)
    }
  }

  async look(): Promise<void> {
    const { content, count, onChange, log } = this.#options
    try {
      if (content.setCounts(await count())) onChange()
      this.#isUp = true
    } catch (error) {
      if (this.#isUp) log.warn({ err: error }, 'commerce is unavailable; keeping the last counts')
      this.#isUp = false
    }
  }
}

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type FeedPosition,
  feedStart,
  hasApplied,
  type LiveReport,
} from '@nas/domain/publication-feed'

export interface LiveReportsOptions {
  send: (report: LiveReport, timeoutMs?: number) => Promise<void>
  /** Whether the last rendering of the page failed. */
  hasFailed: (address: string) => boolean
  /** Renders failed pages again. */
  retry: () => void
  intervalMs?: number
}

const stopTimeoutMs = 1000

/**
 * Reports to Payload which publications all pages of this server show (ADR 0211). Payload counts a
 * server without a report for 15 s as stopped.
 */
export class LiveReports {
  readonly #options: LiveReportsOptions
  readonly #server = randomUUID()
  readonly #stop = new AbortController()
  readonly #failed = new Map<number, readonly string[]>()
  readonly #renewed = new Map<number, number>()
  #position = feedStart

  constructor(options: LiveReportsOptions) {
    this.#options = options
  }

  async run(): Promise<void> {
    const { signal } = this.#stop
    const { retry, intervalMs = 5000 } = this.#options
    while (!signal.aborted) {
      await this.#send()
      if (this.#failed.size > 0) retry()
      await sleep(intervalMs, undefined, { signal }).catch(() => undefined)
    }
  }

  /** @param pages renewed for the publications since the last call */
  renewed(position: FeedPosition, pages: readonly string[]): Promise<void> {
    const isFirst = this.#position === feedStart
    const ids = Object.keys(position.applied).map(Number)
    for (const id of ids.filter((id) => !isFirst && !hasApplied(this.#position, id))) {
      this.#renewed.set(id, pages.length)
      this.#failed.set(id, pages)
    }
    this.#position = position
    return this.#send()
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    const left = { ...this.#report(), left: true } as const
    await this.#options.send(left, stopTimeoutMs).catch(() => undefined)
  }

  #report(): LiveReport {
    for (const [id, pages] of this.#failed) {
      const failed = pages.filter(this.#options.hasFailed)
      if (failed.length > 0) this.#failed.set(id, failed)
      else this.#failed.delete(id)
    }
    return {
      server: this.#server,
      cursor: this.#position.cursor,
      applied: Object.keys(this.#position.applied).map(Number),
      failed: Object.fromEntries(this.#failed),
      renewed: Object.fromEntries(this.#renewed),
    }
  }

  /** The next report repeats what could not be sent. */
  async #send(): Promise<void> {
    const report = this.#report()
    const isSent = await this.#options.send(report).then(
      () => true,
      () => false,
    )
    if (isSent) for (const id of Object.keys(report.renewed)) this.#renewed.delete(Number(id))
  }
}

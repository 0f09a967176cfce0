import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Maximum time in ms to complete running requests. */
const defaultLimitMs = 30_000
const sweepMs = 50

export class Shutdown {
  #begun = false

  get begun(): boolean {
    return this.#begun
  }

  /** Serves for `leaveMs`, completes requests. @returns false when requests were interrupted */
  async close(server: Server, { leaveMs = 0, limitMs = defaultLimitMs } = {}): Promise<boolean> {
    this.#begun = true
    if (leaveMs > 0) await sleep(leaveMs)
    const closed = new Promise<true>((resolve) => server.close(() => resolve(true)))
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
    let limit: NodeJS.Timeout | undefined
    const over = new Promise<false>((resolve) => {
      limit = setTimeout(() => resolve(false), limitMs)
    })
    const whole = await Promise.race([closed, over])
    clearInterval(sweep)
    clearTimeout(limit)
    if (!whole) server.closeAllConnections()
    return whole
  }
}

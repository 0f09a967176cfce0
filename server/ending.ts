import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** The longest that a call may go on which had begun before the end, in ms. */
const longestMs = 30_000
const sweepMs = 50

/** How a server ends: whoever asks whether it is ready hears of it first. */
export class Ending {
  #begun = false

  get begun(): boolean {
    return this.#begun
  }

  /**
   * Goes on for `leaveMs`, in which balancers hear of it; then takes no new connection, answers what has begun, and lets each connection go that has its answer.
   * @returns false when calls had to be cut off in the end
   */
  async end(server: Server, { leaveMs = 0, limitMs = longestMs } = {}): Promise<boolean> {
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

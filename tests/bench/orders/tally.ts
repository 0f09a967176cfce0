import type { Place } from './flows.ts'
import type { MeteredMedusa } from './metered-medusa.ts'

/** The results of a flow so far. */
export class Tally {
  readonly #times: number[] = []
  #failed = 0
  #seconds = 0
  #cpuMs = 0
  #statements = 0

  /** One turn: so many clients place so many orders together; failed calls are counted. */
  async turn(medusa: MeteredMedusa, place: Place, clients: number, orders: number): Promise<void> {
    const before = await medusa.read()
    const begun = performance.now()
    let left = orders
    const client = async () => {
      while (left-- > 0) {
        const sent = performance.now()
        try {
          await place()
          this.#times.push(performance.now() - sent)
        } catch {
          this.#failed += 1
        }
      }
    }
    await Promise.all(Array.from({ length: clients }, client))
    this.#seconds += (performance.now() - begun) / 1000
    const after = await medusa.read()
    this.#cpuMs += after.cpuMs - before.cpuMs
    this.#statements += after.statements - before.statements
  }

  get perSecond(): number {
    return this.#times.length / this.#seconds
  }

  /** Orders per second, median and p95 in ms, CPU in ms and statements per order, failures. */
  figures(): string[] {
    const times = this.#times.toSorted((a, b) => a - b)
    const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
    const placed = Math.max(1, times.length)
    return [
      this.perSecond.toFixed(1),
      at(0.5).toFixed(0),
      at(0.95).toFixed(0),
      (this.#cpuMs / placed).toFixed(1),
      (this.#statements / placed).toFixed(0),
      String(this.#failed),
    ]
  }
}

import { type Missed, mostMissed } from '@nas/domain/missed'

interface Receiver {
  addMissed: (missed: readonly Missed[]) => Promise<void>
}

interface Log {
  warn: (what: object, message: string) => void
}

/** In ms. */
const noteEvery = 60_000
/** Such texts may name a person, or be a secret of one. */
const personal = /@|\d[\s.-]?(?:\d[\s.-]?){5}|\w{25}/

/** Counts what visitors do not find, and sends the counts of a minute together. */
export class MissedCounter {
  readonly #counts = new Map<string, number>()
  readonly #failure: string

  constructor(failure: string) {
    this.#failure = failure
  }

  note(text: string, receiver: Receiver, log: Log): void {
    const counts = this.#counts
    if (personal.test(text) || (counts.size >= mostMissed && !counts.has(text))) return
    if (counts.size === 0) {
      setTimeout(() => {
        const missed = [...counts].map(([one, count]) => ({ text: one, count }))
        counts.clear()
        receiver.addMissed(missed).catch((error: unknown) => log.warn({ error }, this.#failure))
      }, noteEvery).unref()
    }
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
}

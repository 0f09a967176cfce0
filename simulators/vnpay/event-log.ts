/** One exchange with the shop, or one act of a customer. */
export interface Entry {
  at: string
  what: 'opened' | 'refused' | 'decided' | 'ipn' | 'return' | 'query'
  reference: string
  /** The code that was sent, or the reason of a refusal. */
  code: string
  /** What the shop answered to an IPN. */
  answer?: string
}

const kept = 1000

/** What the gateway did, latest last. Neither signatures nor addresses of people are in it. */
export class EventLog {
  readonly #entries: Entry[] = []
  readonly #print: (line: string) => void

  constructor(print: (line: string) => void) {
    this.#print = print
  }

  note(entry: Omit<Entry, 'at'>): void {
    const dated = { at: new Date().toISOString(), ...entry }
    this.#entries.push(dated)
    if (this.#entries.length > kept) this.#entries.shift()
    this.#print(JSON.stringify(dated))
  }

  of(reference: string): Entry[] {
    return this.#entries.filter((entry) => entry.reference === reference)
  }
}

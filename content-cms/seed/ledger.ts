import type { Payload } from 'payload'

const place = 'seed'
type Entries = Record<string, Record<string, number>>

/** Documents that the seed has written; a renamed or deleted one is not written again. */
export class Ledger {
  private constructor(
    private readonly payload: Payload,
    private readonly entries: Entries,
    private changed = false,
  ) {}

  static async open(payload: Payload): Promise<Ledger> {
    return new Ledger(payload, (await payload.kv.get<Entries>(place)) ?? {})
  }

  find(section: string, key: string): number | undefined {
    return this.entries[section]?.[key]
  }

  /** @throws when the demo copy names a record that is not there */
  all(section: string, keys: readonly string[]): number[] {
    return keys.map((key) => {
      const id = this.find(section, key)
      if (id === undefined) {
        throw new Error(`The demo copy names ${section} "${key}", which is not there`)
      }
      return id
    })
  }

  note(section: string, key: string, id: number): void {
    this.entries[section] = { ...this.entries[section], [key]: id }
    this.changed = true
  }

  idsOf(section: string): number[] {
    return Object.values(this.entries[section] ?? {})
  }

  forget(section: string): void {
    delete this.entries[section]
    this.changed = true
  }

  async save(): Promise<void> {
    if (this.changed) await this.payload.kv.set(place, this.entries)
    this.changed = false
  }
}

import { levelBits } from './record-score.ts'

/** Which records contain a word. A record is a slot; a changed record gets a new one. */
export class Postings {
  /** Slots by number of the word, ascending. */
  readonly #slots: number[][] = []
  size = 0

  /** @returns the record's slot */
  add(words: Uint32Array): number {
    const slot = this.size
    this.size += 1
    for (const word of words) {
      const number = word >>> levelBits
      const known = this.#slots[number]
      if (known === undefined) this.#slots[number] = [slot]
      else if (known.at(-1) !== slot) known.push(slot)
    }
    return slot
  }

  /** Number of slots that contain the word. */
  count(number: number): number {
    return this.#slots[number]?.length ?? 0
  }

  /** The bits of all words that each slot contains. */
  masks(hits: Int32Array): Int32Array {
    const masks = new Int32Array(this.size)
    for (const [number, bits] of hits.entries()) {
      if (bits === 0) continue
      for (const slot of this.#slots[number] ?? []) masks[slot] = (masks[slot] ?? 0) | bits
    }
    return masks
  }
}

import type { Attributes } from '@nas/query/shape'
import { Postings } from './postings.ts'
import { levelBits, RecordScore } from './record-score.ts'
import { type Clause, textOf } from './search-query.ts'
import { Vocabulary } from './vocabulary.ts'
import { matchesOf, quality } from './word-matches.ts'

const enoughClauses = 0.6

/** Slots of changed records are kept until they are more than the others. */
const fewSlots = 1000

interface Indexed {
  /** Numbers and levels of the record's words; each text ends with 0. */
  words: Uint32Array
  slot: number
}

interface SearchOptions {
  bestFirst: boolean
  everyWord?: true | undefined
}

/**
 * Finds the records with every word of a query, with or without Vietnamese accents ("kem chong
 * nang" finds "kem chống nắng"); if there are none, the records with most of its words (ADR 0183).
 * A record is stored as the numbers of its words, so a query compares texts with the vocabulary,
 * and reads only records that contain them.
 */
export class WordIndex<R extends Attributes> {
  readonly #searched: readonly (readonly string[])[]
  readonly #longTexts: number
  readonly #vocabulary = new Vocabulary()
  readonly #records = new Map<R, Indexed>()
  #postings = new Postings()

  /**
   * @param searched names of attributes, in at most 8 groups, most important first
   * @param longTexts the first group in which a short word counts beside other words only
   */
  constructor(searched: readonly (readonly string[])[], longTexts = searched.length) {
    this.#searched = searched
    this.#longTexts = longTexts
  }

  get size(): number {
    return this.#vocabulary.words.length
  }

  apply({ before, after }: { before: R | null; after: R | null }): void {
    const known = before === null ? undefined : this.#records.get(before)
    if (before !== null) this.#records.delete(before)
    if (after === null || this.#searched.length === 0) return
    const isSame = known && this.#searched.flat().every((name) => before?.[name] === after[name])
    this.#records.set(after, isSame ? known : this.#add(this.#read(after)))
    if (this.#postings.size > 2 * this.#records.size + fewSlots) this.#rebuild()
  }

  search(
    rows: readonly R[],
    clauses: readonly Clause[],
    { bestFirst, everyWord }: SearchOptions,
  ): R[] {
    if (clauses.length === 0) return []
    const score = new RecordScore(clauses, this.#vocabulary, this.#longTexts)
    const masks = this.#postings.masks(score.hits)
    const scored = (least: number) =>
      rows.flatMap((row) => {
        const { words, slot } = this.#indexed(row)
        if (score.mayMeet(masks[slot] ?? 0) < least) return []
        return { row, ...score.of(words) }
      })
    let found = scored(clauses.length).filter(({ points }) => points > 0)
    if (found.length === 0 && !everyWord) {
      const near = scored(Math.ceil(clauses.length * enoughClauses))
      const most = near.reduce((best, { met }) => Math.max(best, met), 0)
      if (most / clauses.length < enoughClauses) return []
      found = near.filter(({ met }) => met === most)
    }
    if (bestFirst) found.sort((a, b) => b.points - a.points || b.partial - a.partial)
    return found.map(({ row }) => row)
  }

  /** The typed words, misspelt ones as they are written most often; null when there are none. */
  spelling(clauses: readonly Clause[]): string | null {
    const typed = clauses.flatMap(([first]) => first?.words ?? [])
    const spelt = typed.map((word, at) => {
      const matches = matchesOf(this.#vocabulary, word, at === typed.length - 1 ? 'last' : 'inside')
      if (![...matches.values()].every((found) => found === quality.misspelt)) return word.exact
      const [best] = [...matches.keys()].sort(
        (a, b) => this.#postings.count(b) - this.#postings.count(a),
      )
      return this.#vocabulary.words[best ?? 0]?.exact || word.exact
    })
    const text = spelt.join(' ')
    return text === textOf(typed) ? null : text
  }

  #add(words: Uint32Array): Indexed {
    return { words, slot: this.#postings.add(words) }
  }

  #rebuild(): void {
    this.#postings = new Postings()
    for (const [row, { words }] of this.#records) this.#records.set(row, this.#add(words))
  }

  #read(row: R): Uint32Array {
    const words = this.#searched.flatMap((attributes, level) =>
      attributes.flatMap((name) => [
        ...this.#vocabulary
          .read(plainText(String(row[name] ?? '')))
          .map((number) => (number << levelBits) | level),
        0,
      ]),
    )
    return Uint32Array.from(words)
  }

  #indexed(row: R): Indexed {
    const known = this.#records.get(row)
    if (known === undefined) throw new Error('The index of words has not followed this record')
    return known
  }
}

/** Without the tags of rich text. */
const plainText = (text: string): string => text.replace(/<[^>]*>/g, ' ')

import { normaliseText } from '@nas/domain/text'
import { foldCase } from '@nas/query/compare-rows'
import type { Attributes } from '@nas/query/shape'
import { Vocabulary, type Word } from './vocabulary.ts'

const enoughWords = 0.6

/** Maximum number of words in a query, because they are bits of an integer. */
const mostWords = 31

/** Bits of a stored word for the importance of its attribute. */
const levelBits = 3

interface Query {
  length: number
  /** Bits of the query's words that each word contains. */
  contains: Int32Array
  /** Bits of the positions in the query's phrase that each word may have. */
  fits: Int32Array
}

interface SearchOptions {
  bestFirst: boolean
  everyWord?: true | undefined
}

/**
 * Finds the records with every word of a query, with or without Vietnamese accents ("kem chong
 * nang" finds "kem chống nắng"); if there are none, the records with most of its words (ADR 0183).
 * A record is stored as the numbers of its words, so a query compares texts with the vocabulary
 * only.
 */
export class WordIndex<R extends Attributes> {
  readonly #searched: readonly (readonly string[])[]
  readonly #vocabulary = new Vocabulary()
  readonly #words = new Map<R, Uint32Array>()

  /** @param searched names of attributes, in at most 8 groups, most important first */
  constructor(searched: readonly (readonly string[])[]) {
    this.#searched = searched
  }

  get size(): number {
    return this.#vocabulary.words.length
  }

  apply({ before, after }: { before: R | null; after: R | null }): void {
    const known = before === null ? undefined : this.#words.get(before)
    if (before !== null) this.#words.delete(before)
    if (after === null || this.#searched.length === 0) return
    const isSame = known && this.#searched.flat().every((name) => before?.[name] === after[name])
    this.#words.set(after, isSame ? known : this.#read(after))
  }

  search(rows: readonly R[], question: string, { bestFirst, everyWord }: SearchOptions): R[] {
    const plainWords = normaliseText(question).split(' ').slice(0, mostWords)
    const exact = this.#query(foldCase(question).trim().split(/\s+/).slice(0, mostWords), 'exact')
    const plain = this.#query(plainWords, 'plain')
    const found: R[][] = []
    for (const row of rows) {
      const words = this.#wordsOf(row)
      // Matches with accents also match without them.
      if (!containsAll(words, plain)) continue
      const rank = bestFirst ? this.#rankOf(words, exact, plain) : 0
      found[rank] ??= []
      found[rank].push(row)
    }
    if (found.length === 0 && !everyWord) return this.#near(rows, [...new Set(plainWords)])
    return found.flat()
  }

  #read(row: R): Uint32Array {
    const words = this.#searched.flatMap((attributes, level) =>
      attributes.flatMap((name) => [
        ...this.#vocabulary
          .read(String(row[name] ?? ''))
          .map((number) => (number << levelBits) | level),
        0,
      ]),
    )
    return Uint32Array.from(words)
  }

  #wordsOf(row: R): Uint32Array {
    const words = this.#words.get(row)
    if (words === undefined) throw new Error('The index of words has not followed this record')
    return words
  }

  #query(words: readonly string[], form: 'exact' | 'plain'): Query {
    const last = words.length - 1
    return {
      length: words.length,
      contains: this.#vocabulary.marks(words.map((word) => (own) => own[form].includes(word))),
      fits: this.#vocabulary.marks(
        words.map((word, place) => {
          if (last === 0) return (own: Word) => own[form].includes(word)
          if (place === 0) return (own: Word) => own[form].endsWith(word)
          if (place === last) return (own: Word) => own[form].startsWith(word)
          return (own: Word) => own[form] === word
        }),
      ),
    }
  }

  /** Rank of a match; 0 is best. Matches with accents rank before those without. */
  #rankOf(words: Uint32Array, exact: Query, plain: Query): number {
    return containsAll(words, exact)
      ? this.#levelOf(words, exact)
      : this.#searched.length + 1 + this.#levelOf(words, plain)
  }

  /** Level of the first attribute that contains the phrase; the last level means none. */
  #levelOf(words: Uint32Array, { fits, length }: Query): number {
    for (let start = 0; start + length <= words.length; start += 1) {
      let place = 0
      while (place < length && markOf(words, start + place, fits) & (1 << place)) place += 1
      if (place === length) return (words[start] ?? 0) & ((1 << levelBits) - 1)
    }
    return this.#searched.length
  }

  #near(rows: readonly R[], plain: readonly string[]): R[] {
    const marks = this.#vocabulary.marks(
      plain.map(
        (word) =>
          ({ parts }) =>
            parts.includes(word),
      ),
    )
    const counts = rows.map((row) => bitsIn(marksIn(this.#wordsOf(row), marks)))
    const most = counts.reduce((best, count) => Math.max(best, count), 0)
    if (most / plain.length < enoughWords) return []
    return rows.filter((_, index) => counts[index] === most)
  }
}

function containsAll(words: Uint32Array, { contains, length }: Query): boolean {
  const all = 2 ** length - 1
  let found = 0
  for (let at = 0; at < words.length; at += 1) {
    found |= markOf(words, at, contains)
    if (found === all) return true
  }
  return false
}

const markOf = (words: Uint32Array, at: number, marks: Int32Array): number =>
  marks[(words[at] ?? 0) >>> levelBits] ?? 0

function marksIn(words: Uint32Array, marks: Int32Array): number {
  let all = 0
  for (let at = 0; at < words.length; at += 1) all |= markOf(words, at, marks)
  return all
}

function bitsIn(marks: number): number {
  let count = 0
  for (let rest = marks; rest !== 0; rest &= rest - 1) count += 1
  return count
}

import { type Clause, type Phrase, textOf } from './search-query.ts'
import type { Vocabulary, Word } from './vocabulary.ts'
import { matchesOf } from './word-matches.ts'

/** Bits of a stored word for the importance of its attribute, 0 is the highest. */
export const levelBits = 3

const levelMask = (1 << levelBits) - 1

/** Words of a query are bits of an integer; words of the last synonyms are left out. */
const mostBits = 31
/** Points of a match in the most important attribute. */
const bestMatch = 10
/** Other words that may stand between the words of a phrase. */
const allowedGap = 2
const outOfOrder = 0.7
/** Shortest word that counts alone in a long text, where every syllable occurs. */
const tellingLetters = 6
const wholeWeight = 1.5

interface Sought extends Phrase {
  /** Index of its clause; the number of clauses for all typed words together. */
  readonly clause: number
  readonly bits: readonly number[]
  readonly mask: number
}

const isSought = (one: Sought | null | undefined): one is Sought => one != null

/** Points of a phrase's best match in an attribute. */
const mostPoints = (level: number): number => bestMatch / (level + 1)

export interface Score {
  /** Clauses that the record meets. */
  met: number
  /** 0 when a clause is not met. */
  points: number
  /** Points of the clauses that are met. */
  partial: number
}

/** Compares records with one query. A record is the numbers of its words, each text ended by 0. */
export class RecordScore {
  readonly #texts: number
  readonly #matches: Map<number, number>[] = []
  /** Bits of the query's words that each word of the vocabulary matches. */
  readonly hits: Int32Array
  readonly #clauses: readonly (readonly Sought[])[]
  readonly #sought: readonly Sought[]
  readonly #best: Float64Array
  readonly #places: Int32Array
  readonly #qualities: Float64Array

  /** @param texts level from which on attributes are long texts */
  constructor(clauses: readonly Clause[], vocabulary: Vocabulary, texts: number) {
    this.#texts = texts
    const bits = new Map<string, number>()
    const typed = clauses.flatMap(([first]) => first?.words ?? [])
    const seek = (phrase: Phrase, clause: number, isTyped: boolean): Sought | null => {
      const own: number[] = []
      for (const word of phrase.words) {
        const bit = this.#bitOf(bits, word, vocabulary, isTyped, word === typed.at(-1))
        if (bit === null) return null
        own.push(bit)
      }
      return { ...phrase, clause, bits: own, mask: own.reduce((mask, bit) => mask | (1 << bit), 0) }
    }
    const first = clauses.map(([one], clause) => one && seek(one, clause, true))
    const whole =
      clauses.length > 1 ? seek({ words: typed, weight: 1 }, clauses.length, true) : null
    this.#clauses = clauses.map(([, ...others], clause) =>
      [first[clause], ...others.map((phrase) => seek(phrase, clause, false))].filter(isSought),
    )
    this.#sought = [...this.#clauses.flat(), whole].filter(isSought)
    this.#best = new Float64Array(clauses.length + 1)
    this.hits = new Int32Array(vocabulary.words.length)
    for (const [bit, matches] of this.#matches.entries()) {
      for (const number of matches.keys()) this.hits[number] = (this.hits[number] ?? 0) | (1 << bit)
    }
    this.#places = new Int32Array(this.#matches.length)
    this.#qualities = new Float64Array(this.#matches.length)
  }

  /** Number of clauses that a record with these words can meet. */
  mayMeet(mask: number): number {
    let count = 0
    for (const phrases of this.#clauses) {
      if (phrases.some((phrase) => (phrase.mask & ~mask) === 0)) count += 1
    }
    return count
  }

  of(words: Uint32Array): Score {
    const best = this.#best.fill(0)
    const count = this.#clauses.length
    let seen = 0
    let start = 0
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? 0
      if (word >>> levelBits === 0) {
        seen = 0
        start = at + 1
        // Long texts add nothing to a record whose other texts meet every clause.
        const level = (words[start] ?? 0) & levelMask
        if (level >= this.#texts && this.#areMet(mostPoints(level))) break
        continue
      }
      const hits = this.hits[word >>> levelBits] ?? 0
      if (hits === 0) continue
      this.#note(hits, word >>> levelBits, at)
      seen |= hits
      const most = mostPoints(word & levelMask)
      for (const phrase of this.#sought) {
        const { mask, clause, weight } = phrase
        if ((mask & hits) === 0 || (mask & ~seen) !== 0 || weight * most <= (best[clause] ?? 0))
          continue
        best[clause] = Math.max(best[clause] ?? 0, this.#points(phrase, words, at, start))
      }
    }
    let met = 0
    let sum = 0
    for (let clause = 0; clause < count; clause += 1) {
      if ((best[clause] ?? 0) > 0) met += 1
      sum += best[clause] ?? 0
    }
    const whole = best[count] ?? 0
    const partial = sum / count
    return { met, partial, points: met === count || whole > 0 ? partial + wholeWeight * whole : 0 }
  }

  #areMet(points: number): boolean {
    return this.#clauses.every((_, clause) => (this.#best[clause] ?? 0) >= points)
  }

  #bitOf(
    bits: Map<string, number>,
    word: Word,
    vocabulary: Vocabulary,
    isTyped: boolean,
    isLast: boolean,
  ): number | null {
    const key = `${isTyped} ${textOf([word])}`
    const known = bits.get(key)
    if (known !== undefined) return known
    if (bits.size === mostBits) return null
    const place = isTyped ? (isLast ? 'last' : 'inside') : 'synonym'
    bits.set(key, this.#matches.push(matchesOf(vocabulary, word, place)) - 1)
    return this.#matches.length - 1
  }

  #note(hits: number, number: number, at: number): void {
    for (let rest = hits; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest)
      this.#places[bit] = at
      this.#qualities[bit] = this.#matches[bit]?.get(number) ?? 0
    }
  }

  #points({ bits, words: sought, weight }: Sought, words: Uint32Array, at: number, start: number) {
    const level = (words[at] ?? 0) & levelMask
    const [only] = sought
    if (level >= this.#texts && sought.length === 1 && (only?.plain.length ?? 0) < tellingLetters) {
      return 0
    }
    let first = at
    let quality = 1
    let isOrdered = true
    for (const [index, bit] of bits.entries()) {
      const place = this.#places[bit] ?? 0
      first = Math.min(first, place)
      quality = Math.min(quality, this.#qualities[bit] ?? 0)
      if (index > 0 && place !== (this.#places[bits[index - 1] ?? 0] ?? 0) + 1) isOrdered = false
    }
    if (at - first + 1 > bits.length + allowedGap) return 0
    const points = mostPoints(level) * weight * quality * (isOrdered ? 1 : outOfOrder)
    return level === 0 ? points * shareOf(words, start, bits.length) : points
  }
}

/** Names that consist of little else rank before longer ones. */
function shareOf(words: Uint32Array, start: number, length: number): number {
  let end = start
  while (end < words.length && (words[end] ?? 0) >>> levelBits !== 0) end += 1
  return 0.75 + (0.25 * length) / Math.max(end - start, length)
}

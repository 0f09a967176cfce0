import { normaliseText } from '@nas/domain/text'
import { foldCase } from '@nas/query/compare-rows'

export interface Word {
  exact: string
  plain: string
  /** The parts of `plain` between punctuation. */
  parts: readonly string[]
}

export class Vocabulary {
  /** Words by number. Number 0 separates texts. */
  readonly words: Word[] = [{ exact: '', plain: '', parts: [] }]
  readonly #numbers = new Map<string, number>()

  read(text: string): number[] {
    return foldCase(text)
      .split(/\s+/)
      .flatMap((exact) => (exact === '' ? [] : this.#numberOf(exact)))
  }

  marks(tests: readonly ((word: Word) => boolean)[]): Int32Array {
    return Int32Array.from(this.words, (word, number) =>
      number === 0
        ? 0
        : tests.reduce((bits, test, bit) => (test(word) ? bits | (1 << bit) : bits), 0),
    )
  }

  #numberOf(exact: string): number {
    const known = this.#numbers.get(exact)
    if (known !== undefined) return known
    const number = this.words.length
    const plain = normaliseText(exact)
    this.words.push({ exact, plain, parts: plain.split(/[^\p{L}\p{N}]+/u) })
    this.#numbers.set(exact, number)
    return number
  }
}

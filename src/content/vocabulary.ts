import { normaliseText, spellTones } from '@nas/domain/text'
import { foldCase } from '@nas/query/compare-rows'

export interface Word {
  /** With accents, in small letters. */
  exact: string
  plain: string
}

/** Letters and digits are words of their own, so that `omega3` is found as `omega 3`. */
export const wordPattern = /\p{L}[\p{L}\p{M}]*|\p{N}+/gu

export const exactText = (text: string): string => spellTones(foldCase(text))

export class Vocabulary {
  /** Words by number. Number 0 separates texts. */
  readonly words: Word[] = [{ exact: '', plain: '' }]
  readonly #numbers = new Map<string, number>()
  readonly #byPlain = new Map<string, number[]>()

  read(text: string): number[] {
    return (exactText(text).match(wordPattern) ?? []).map((exact) => this.#numberOf(exact))
  }

  /** Numbers of the words that are equal without accents. */
  equal(plain: string): readonly number[] {
    return this.#byPlain.get(plain) ?? []
  }

  where(holds: (word: Word) => boolean): number[] {
    return this.words.flatMap((word, number) => (number > 0 && holds(word) ? number : []))
  }

  #numberOf(exact: string): number {
    const known = this.#numbers.get(exact)
    if (known !== undefined) return known
    const number = this.words.length
    const plain = normaliseText(exact)
    this.words.push({ exact, plain })
    this.#numbers.set(exact, number)
    this.#byPlain.set(plain, [...this.equal(plain), number])
    return number
  }
}

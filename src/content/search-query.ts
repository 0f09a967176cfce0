import { normaliseText } from '@nas/domain/text'
import type { WrittenSynonym } from './records.ts'
import { exactText, type Word, wordPattern } from './vocabulary.ts'

/** Words that must be near each other. */
export interface Phrase {
  readonly words: readonly Word[]
  /** 1 for typed words, less for their synonyms. */
  readonly weight: number
}

/** One clause of a query, met by any of its phrases; the first is the typed one. */
export type Clause = readonly Phrase[]

/** A row of the editors' list: phrases that shoppers type, and phrases of the shop's texts. */
export interface Synonym {
  readonly typed: readonly (readonly Word[])[]
  readonly meant: readonly (readonly Word[])[]
}

const mostWords = 31
const synonymWeight = 0.9
/** An earlier synonym of a row ranks before a later one. */
const weightStep = 0.04

function readPhrase(text: string): Word[] {
  const words = exactText(text).match(wordPattern) ?? []
  return words.map((exact) => ({ exact, plain: normaliseText(exact) }))
}

/** Phrases between commas. */
const readPhrases = (text: string): Word[][] =>
  text.split(',').flatMap((part) => {
    const words = readPhrase(part)
    return words.length > 0 ? [words] : []
  })

interface WrittenRules {
  synonyms: readonly WrittenSynonym[] | null
  /** Phrases that narrow no search, with commas; they count only when nothing else was typed. */
  ignored: string | null
}

export const readSynonyms = ({ synonyms, ignored }: WrittenRules): Synonym[] => [
  ...(synonyms ?? []).map(({ typed, meant }) => ({
    typed: readPhrases(typed),
    meant: readPhrases(meant),
  })),
  { typed: readPhrases(ignored ?? ''), meant: [] },
]

/** Whether the typed word has no accents, or the same ones. */
const isTyped = (typed: Word, wanted: Word | undefined): boolean =>
  typed.plain === wanted?.plain && (typed.exact === typed.plain || typed.exact === wanted.exact)

/** The longest listed phrase that the words start with. Synonyms of synonyms are not followed. */
function synonymAt(words: readonly Word[], synonyms: readonly Synonym[]) {
  let length = 0
  let meant: Synonym['meant'] = []
  for (const row of synonyms) {
    for (const typed of row.typed) {
      if (
        typed.length < length ||
        !typed.every((word, at) => words[at] && isTyped(words[at], word))
      )
        continue
      meant = typed.length === length ? [...meant, ...row.meant] : row.meant
      length = typed.length
    }
  }
  return { length, meant }
}

/** Splits a query into its clauses; words written together (`spf50`) are one. */
export function readClauses(question: string, synonyms: readonly Synonym[]): Clause[] {
  const groups = question.split(/\s+/).map(readPhrase)
  const words = groups.flat().slice(0, mostWords)
  const ends = new Set<number>()
  let end = 0
  for (const { length } of groups) {
    end += length
    ends.add(end)
  }
  const clauses = new Map<string, Clause>()
  const ignored: Clause[] = []
  for (let at = 0; at < words.length; ) {
    const { length, meant } = synonymAt(words.slice(at), synonyms)
    let next = at + Math.max(length, 1)
    while (length === 0 && next < words.length && !ends.has(next)) next += 1
    const typed = words.slice(at, next)
    const others = meant.map((one, place) => ({
      words: one,
      weight: synonymWeight - place * weightStep,
    }))
    const clause = [{ words: typed, weight: 1 }, ...others]
    if (length > 0 && meant.length === 0) ignored.push(clause)
    else clauses.set(textOf(typed), clause)
    at = next
  }
  return clauses.size > 0 ? [...clauses.values()] : ignored
}

export const textOf = (words: readonly Word[]): string => words.map(({ exact }) => exact).join(' ')

import { normaliseText } from '@nas/domain/text'
import { foldCase } from '@nas/query/compare-rows'
import type { Attributes } from '@nas/query/shape'

/** One attribute of a record in its comparable forms. */
interface Text {
  /** With accents. */
  exact: string
  /** Without accents. */
  plain: string
}

const kept = new WeakMap<Attributes, ReadonlyMap<string, Text>>()

function textsOf(row: Attributes, attributes: readonly string[]): ReadonlyMap<string, Text> {
  const known = kept.get(row)
  if (known !== undefined) return known
  const texts = new Map(
    attributes.map((attribute) => {
      const text = String(row[attribute] ?? '')
      return [attribute, { exact: foldCase(text), plain: normaliseText(text) }]
    }),
  )
  kept.set(row, texts)
  return texts
}

const holdsAll = (texts: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => texts.some((text) => text.includes(word)))

/**
 * How well a record matches, 0 is best; null when a word of the query is missing. Matches with
 * accents rank before those without; within each, the whole phrase in a more important field ranks
 * before single words.
 */
function rankOf(
  row: Attributes,
  searched: readonly (readonly string[])[],
  { exact, plain }: Text,
): number | null {
  const texts = textsOf(row, searched.flat())
  const levels = searched.length + 1
  const forms = [
    { form: 'exact', wanted: exact },
    { form: 'plain', wanted: plain },
  ] as const
  for (const [step, { form, wanted }] of forms.entries()) {
    const level = searched.findIndex((attributes) =>
      attributes.some((attribute) => texts.get(attribute)?.[form].includes(wanted)),
    )
    if (level >= 0) return step * levels + level
    const all = [...texts.values()].map((text) => text[form])
    if (holdsAll(all, wanted.split(' '))) return step * levels + searched.length
  }
  return null
}

/** Minimum share of a query's words for a match. */
const enoughWords = 0.6

/** The records with most of the words as whole words, for a query without a full match. */
function nearRows<R extends Attributes>(
  rows: readonly R[],
  searched: readonly (readonly string[])[],
  plain: string,
): R[] {
  const words = [...new Set(plain.split(' '))]
  const counted = rows.map((row) => {
    const texts = [...textsOf(row, searched.flat()).values()]
    const own = new Set(texts.flatMap((text) => text.plain.split(/[^\p{L}\p{N}]+/u)))
    return { row, count: words.filter((word) => own.has(word)).length }
  })
  const most = counted.reduce((best, { count }) => Math.max(best, count), 0)
  if (most / words.length < enoughWords) return []
  return counted.filter(({ count }) => count === most).map(({ row }) => row)
}

/**
 * The records with every word of a query, with or without Vietnamese accents ("kem chong nang"
 * finds "kem chống nắng"); if there are none, those with most of its words.
 * @param searched names of attributes, in groups, most important first
 * @param bestFirst false keeps the order of `rows`
 * @param everyWord excludes records with only most of the words
 */
export function searchRows<R extends Attributes>(
  rows: readonly R[],
  searched: readonly (readonly string[])[],
  question: string,
  { bestFirst, everyWord }: { bestFirst: boolean; everyWord?: true | undefined },
): R[] {
  const text = question.trim().replace(/\s+/g, ' ')
  const wanted = { exact: foldCase(text), plain: normaliseText(text) }
  const found = rows.flatMap((row) => {
    const rank = rankOf(row, searched, wanted)
    return rank === null ? [] : [{ row, rank }]
  })
  if (found.length === 0 && !everyWord) return nearRows(rows, searched, wanted.plain)
  if (bestFirst) found.sort((a, b) => a.rank - b.rank)
  return found.map(({ row }) => row)
}

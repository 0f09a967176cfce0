import { mostCounts } from '@nas/contract/limits'
import type { ComparedLine, CountedProduct } from '@nas/contract/stock'
import { readCount } from './read-count.ts'
import { compareStock, countStock } from './stock.api.ts'

/** A line of a counting beside what is written, and what became of it. */
export interface CountRow {
  line: number
  /** The slug, or the whole line when it could not be read. */
  text: string
  counted: number | null
  found: ComparedLine | null
  result: CountedProduct | null
}

export const problemOf = ({ counted, found }: CountRow) =>
  counted === null ? 'malformed' : (found?.problem ?? null)

export const differs = ({ counted, found }: CountRow): boolean =>
  counted !== null && found?.problem === null && counted !== found.on_hand

/** What is to be written and is not yet. */
export const isPending = (row: CountRow): boolean =>
  differs(row) && (row.result === null || row.result.result === 'failed')

/** The lines of a file beside what is written. @throws ApiError */
export async function compareFile(file: string): Promise<CountRow[]> {
  const lines = readCount(file)
  const readable = lines.flatMap((line) => (line.counted === null ? [] : [line]))
  const sent = readable.map(({ slug, counted }) => ({ slug, counted }))
  const compared = sent.length === 0 ? [] : await compareStock(sent)
  const foundBy = new Map(readable.map(({ line }, index) => [line, compared[index] ?? null]))
  return lines.map((one) => ({
    line: one.line,
    text: one.counted === null ? one.text : one.slug,
    counted: one.counted,
    found: foundBy.get(one.line) ?? null,
    result: null,
  }))
}

/**
 * Writes what differs, some products at a time; a call that fails marks its own and the next goes on.
 * @param onResults told after each call
 */
export async function writeCounts(
  rows: readonly CountRow[],
  note: string,
  onResults: (results: CountedProduct[]) => void,
): Promise<void> {
  const counts = rows
    .filter(isPending)
    .flatMap(({ counted, found }) =>
      counted === null || found?.product == null || found.on_hand === null
        ? []
        : [{ product: found.product, counted, expected: found.on_hand }],
    )
  for (let at = 0; at < counts.length; at += mostCounts) {
    const some = counts.slice(at, at + mostCounts)
    const results = await countStock(some, note).catch(() =>
      some.map(({ product }) => ({ product, result: 'failed' as const, on_hand: null })),
    )
    onResults(results)
  }
}

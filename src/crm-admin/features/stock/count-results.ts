import { maxCounts, maxOnHand } from '@nas/contract/limits'
import {
  type ComparedLine,
  type CountedProduct,
  compareStock,
  countStock,
} from '@nas/contract/stock/operations'
import { runOperation } from '../../../api-client/run-operation.ts'

/** A line of a count: the count, or its malformed text. */
type CountLine =
  | { line: number; slug: string; counted: number }
  | { line: number; text: string; counted: null }

function cellsOf(text: string): string[] {
  return text.split(/[;,\t]/).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
}

function countOf(text: string): number | null {
  const count = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  return count <= maxOnHand ? count : null
}

/**
 * Parses the file of a count, `slug;counted` per line, with line numbers. Spreadsheets also write
 * commas or tabs, quotes, a byte order mark and a heading.
 */
export function readCount(file: string): CountLine[] {
  const lines = file.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const read = lines.map((text, index): CountLine & { isBlank: boolean } => {
    const [slug = '', number = ''] = cellsOf(text)
    const counted = countOf(number)
    const isBlank = cellsOf(text).every((cell) => cell === '')
    const line = index + 1
    return slug === '' || counted === null
      ? { line, text: text.trim(), counted: null, isBlank }
      : { line, slug, counted, isBlank }
  })
  const filled = read.filter(({ isBlank }) => !isBlank)
  const [first, ...others] = filled
  const hasHeading = first?.counted === null && !/\d/.test(first.text)
  return (hasHeading ? others : filled).map(({ isBlank: _, ...line }) => line as CountLine)
}

export interface CountRow {
  line: number
  /** The slug, or the whole line when it is malformed. */
  text: string
  counted: number | null
  found: ComparedLine | null
  result: CountedProduct | null
}

export const problemOf = ({ counted, found }: CountRow) =>
  counted === null ? 'malformed' : (found?.problem ?? null)

export const differs = ({ counted, found }: CountRow): boolean =>
  counted !== null && found?.problem === null && counted !== found.on_hand

export const isPending = (row: CountRow): boolean =>
  differs(row) && (row.result === null || row.result.result === 'failed')

/** @throws ApiError */
export async function compareFile(file: string): Promise<CountRow[]> {
  const lines = readCount(file)
  const readable = lines.flatMap((line) => (line.counted === null ? [] : [line]))
  const sent = readable.map(({ slug, counted }) => ({ slug, counted }))
  const compared = sent.length === 0 ? [] : await runOperation(compareStock, { lines: sent })
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
 * Writes the differences, several products per call; after a failed call, its products are marked
 * and the next call continues.
 * @param onResults called after each call
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
  for (let at = 0; at < counts.length; at += maxCounts) {
    const some = counts.slice(at, at + maxCounts)
    const results = await runOperation(countStock, { counts: some, note }).catch(() =>
      some.map(({ product }) => ({ product, result: 'failed' as const, on_hand: null })),
    )
    onResults(results)
  }
}

import { maxOnHand } from '@nas/contract/limits'

/** A line of a count: the count, or its malformed text. */
export type CountLine =
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

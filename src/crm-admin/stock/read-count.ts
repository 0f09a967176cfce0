import { mostOnHand } from '@nas/contract/limits'

/** A line of a counting: what was counted, or what it says instead. */
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
  return count <= mostOnHand ? count : null
}

/**
 * Reads the file of a counting, `slug;counted` a line, by the numbers of its lines. Spreadsheets also
 * write commas or tabs, quotes, a mark at the start and a heading.
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

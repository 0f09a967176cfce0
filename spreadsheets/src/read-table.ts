import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { readCsv, type TableLimits, type TableProblem } from './read-csv.ts'

/** Bytes of all files in a workbook, unpacked. */
const maxUnpacked = 50_000_000
/** Lines of a quoted text count too. */
const linesOfRow = 40

const isZip = (file: Uint8Array) => file[0] === 0x50 && file[1] === 0x4b

/** By the sizes that the archive declares; the unpacked files never exceed them. */
function unpackedSize(file: Uint8Array): number {
  let size = 0
  unzipSync(file, {
    filter: ({ originalSize }) => {
      size += originalSize
      return false
    },
  })
  return size
}

const textOf = (cell: unknown): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim()

async function readWorkbook(
  file: Uint8Array,
  { maxRows, longestRow }: TableLimits,
): Promise<string[][] | TableProblem> {
  try {
    if (unpackedSize(file) > maxUnpacked) return 'file_too_long'
    const sheet = await readSheet(new Uint8Array(file).buffer)
    if (sheet.length > maxRows + 1) return 'file_too_long'
    const rows = sheet.map((cells) => cells.map(textOf))
    const isLong = (cells: string[]) => cells.join('').length > longestRow
    return rows.some(isLong) ? 'file_malformed' : rows
  } catch {
    return 'file_malformed'
  }
}

/** The cells of a CSV file or of the first sheet of an XLSX workbook, the heading included. */
export async function readTable(input: {
  file: Uint8Array
  limits: TableLimits
}): Promise<string[][] | TableProblem> {
  const { file, limits } = input
  if (isZip(file)) return readWorkbook(file, limits)
  return readCsv(file, limits, linesOfRow * limits.maxRows)
}

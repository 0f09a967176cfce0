import type { Cell } from '@nas/domain/csv'
import writeXlsxFile from 'write-excel-file/node'

/** Characters that XML 1.0 cannot contain. */
const notInXml = /[\p{Cs}\p{Noncharacter_Code_Point}]|[^\P{Cc}\t\n\r]/gu

/** One sheet (XLSX) whose first line stays in view. Texts are texts: nothing is evaluated. */
export async function writeWorkbook(
  lines: readonly (readonly Cell[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const data = lines.map((line) =>
    line.map((cell) => (typeof cell === 'string' ? cell.replace(notInXml, '') : cell)),
  )
  return new Uint8Array(await writeXlsxFile(data, { stickyRowsCount: 1 }).toBuffer())
}

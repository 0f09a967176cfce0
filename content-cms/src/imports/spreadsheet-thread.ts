import type { Cell } from '@nas/domain/csv'
import type { TableLimits, TableProblem } from '@nas/spreadsheets/read-csv'
import pLimit from 'p-limit'
import { type Label, label } from '../labels'
import { runInThread } from '../thread'
import { maxFileRows } from './limits'

const limits: TableLimits = { maxRows: maxFileRows, longestRow: 200_000 }

const program = `
const { parentPort, workerData: { module, name, input } } = require('node:worker_threads')
require('@nas/spreadsheets/' + module)[name](input).then((result) => parentPort.postMessage(result))
`

/** One at a time; the others wait for it. */
const running = pLimit(1)

const run = <Result>(call: { module: string; name: string; input: unknown }) =>
  running(() => runInThread<Result>(program, call, 15))

export const writeWorkbook = (input: Cell[][]) =>
  run<Uint8Array<ArrayBuffer>>({ module: 'write-workbook', name: 'writeWorkbook', input })

const problems: Record<TableProblem, Label> = {
  file_encoding: label(
    'Tệp không phải UTF-8. Trong Excel, hãy lưu dạng “CSV UTF-8” hoặc XLSX.',
    'The file is not in UTF-8. In Excel, save it as “CSV UTF-8” or XLSX.',
  ),
  file_malformed: label(
    'Không đọc được tệp: dấu ngoặc kép sai, dòng quá dài hoặc không phải CSV, XLSX.',
    'The file cannot be read: wrong quotes, a row that is too long, or neither CSV nor XLSX.',
  ),
  file_too_long: label(
    `Tệp có hơn ${maxFileRows} dòng.`,
    `The file has more than ${maxFileRows} rows.`,
  ),
}

/** The heading and the rows, or why the file is refused. */
export async function readFileTable(file: Uint8Array): Promise<string[][] | Label> {
  const input = { file, limits }
  const call = { module: 'read-table', name: 'readTable', input }
  const table = await run<string[][] | TableProblem>(call).catch(() => 'file_malformed' as const)
  return typeof table === 'string' ? problems[table] : table
}

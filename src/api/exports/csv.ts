import { formatTime, shopDay } from '@nas/domain/dates'
import { stringify } from 'csv-stringify/sync'
import type { ExportLocale } from './columns.ts'

/** Excel takes a file without it for Latin-1. */
export const byteOrderMark = '\ufeff'

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const truth = { vi: ['Không', 'Có'], en: ['No', 'Yes'] } as const

/** What a cell shows: moments on the shop's clock, as spreadsheets read them. */
export function cellText(value: unknown, locale: ExportLocale): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return truth[locale][Number(value)] ?? ''
  const text = String(value)
  return moment.test(text) ? `${shopDay(text)} ${formatTime(text)}` : text
}

/** Lines of CSV. A text that a spreadsheet would calculate with begins with an apostrophe. */
export function csvLines(lines: readonly (readonly string[])[]): string {
  return stringify(lines as string[][], { escape_formulas: true, record_delimiter: '\r\n' })
}

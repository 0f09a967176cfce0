import { maxWorkbookRows } from '@nas/contract/limits'
import { byteOrderMark, type Cell, csvLines } from '@nas/domain/csv'
import { formatDate, formatTime, shopDay } from '@nas/domain/dates'
import { readQuery } from '@nas/query/read-query'
import type { Attributes } from '@nas/query/shape'
import * as v from 'valibot'
import { applicationError } from '../answers/api-error.ts'
import { Reply } from '../answers/reply.ts'
import type { ApiContext } from '../endpoints/context.ts'
import { call, type Endpoint } from '../endpoints/endpoint.ts'
import { affordableQuery } from '../records/affordable-query.ts'
import { rowsOf } from '../records/key-pages.ts'
import type { Resource } from '../records/resource.ts'
import { apiShape } from '../shapes/api-shapes.ts'
import {
  type ExportColumn,
  type ExportLocale,
  exportColumns,
  priceColumns,
} from './export-columns.ts'

const parameters = v.object({
  locale: v.optional(v.picklist(['vi', 'en'], 'malformed'), 'vi'),
  format: v.optional(v.picklist(['csv', 'xlsx'], 'malformed'), 'csv'),
})

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

type Pages = AsyncGenerator<readonly Attributes[], void, void>

interface Table {
  header: string[]
  linesOf(rows: readonly Attributes[]): Cell[][]
  first: readonly Attributes[]
  others: Pages
}

/** The file, page by page; each page is read after the client has received the previous one. */
async function* csvOf(
  { header, linesOf, first, others }: Table,
  drained: ApiContext['drained'],
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + csvLines([header, ...linesOf(first)]))
  for (;;) {
    await drained()
    const { done, value: rows } = await others.next()
    if (done) return
    if (rows.length > 0) yield Buffer.from(csvLines(linesOf(rows)))
  }
}

/** The lines of a workbook, which is made in memory. @throws ApiError too_many */
async function allLines({ header, linesOf, first, others }: Table): Promise<Cell[][]> {
  const lines = linesOf(first)
  for await (const rows of others) {
    lines.push(...linesOf(rows))
    if (lines.length > maxWorkbookRows) {
      throw applicationError('too_many', `A workbook has at most ${maxWorkbookRows} rows`)
    }
  }
  return [header, ...lines]
}

function exported(resource: Resource, name: string, columns: readonly ExportColumn[]): Endpoint {
  const { shape, permissions = {} } = resource
  // Exports of public records require the permission to change them.
  const permission = permissions.read ?? permissions.write
  return call(`GET /app/export/${name}`, {
    summary: `All matching ${name} as CSV, or as a workbook`,
    access: 'admin',
    ...(permission && { permission }),
    queries: shape,
    parameters,
    answer: { file: types.csv },
    run: async (request, { parameters: { locale, format } }) => {
      const { where, words, sort } = affordableQuery(request, shape, resource.equals)
      const populated = shape.components.has('purchases') ? 'purchases' : undefined
      const { populate } = readQuery({ populate: populated }, shape, apiShape)
      const others = rowsOf(resource, request, { where, words, sort, populate })
      const table: Table = {
        header: columns.map(({ label }) => label[locale]),
        linesOf: (rows) =>
          rows.map((row) =>
            columns.map(({ name, value }) =>
              cellOf(value ? value(row, locale, request.view) : row[name], locale),
            ),
          ),
        // Errors of the query are returned before the file begins.
        first: (await others.next()).value ?? [],
        others,
      }
      const file =
        format === 'csv'
          ? csvOf(table, request.context.drained)
          : await request.inputs.run('workbook', await allLines(table))
      return Reply.file(file, {
        type: types[format],
        name: `${name}-${shopDay(new Date())}.${format}`,
      })
    },
  })
}

export function exportEndpoints(resources: readonly Resource[]): Endpoint[] {
  return resources.flatMap((resource) => {
    const { name } = resource.shape
    const columns = exportColumns[name]
    return [
      ...(columns ? [exported(resource, name, columns)] : []),
      ...(name === 'products' ? [exported(resource, 'prices', priceColumns)] : []),
    ]
  })
}

const day = /^\d{4}-\d\d-\d\d$/
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
/** Excel reads plain digits as a number, without the first zero; groups stay text. */
const phone = /^(0\d{3})(\d{3})(\d{3,4})$/
const truth = { vi: ['Không', 'Có'], en: ['No', 'Yes'] } as const

/** The text of a cell; days and times are those of the shop's time zone. */
export function cellOf(value: unknown, locale: ExportLocale): Cell {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return truth[locale][Number(value)] ?? ''
  const text = String(value)
  if (day.test(text)) return text.split('-').reverse().join('/')
  if (moment.test(text)) return `${formatDate(text)} ${formatTime(text).slice(0, 5)}`
  return text.replace(phone, '$1 $2 $3')
}

import { shopDay } from '@nas/domain/dates'
import { readQuery } from '@nas/query/read-query'
import type { Attributes } from '@nas/query/shape'
import * as v from 'valibot'
import { call } from '../call.ts'
import type { ApiRequest, Endpoint } from '../endpoint.ts'
import { affordableQuery } from '../query/affordable-query.ts'
import { Reply } from '../reply.ts'
import type { Resource } from '../resource/resource.ts'
import { apiShape } from '../shapes/api-shapes.ts'
import { type ExportColumn, type ExportLocale, type ExportName, exportColumns } from './columns.ts'
import { byteOrderMark, cellText, csvLines } from './csv.ts'
import { exportRows } from './export-rows.ts'

const parameters = v.object({ locale: v.optional(v.picklist(['vi', 'en'], 'malformed'), 'vi') })

type Pages = AsyncGenerator<readonly Attributes[], void, void>

/** The file, page by page; the next is read once the client has taken what was sent. */
async function* csvOf(
  columns: readonly ExportColumn[],
  locale: ExportLocale,
  { view, context }: ApiRequest,
  first: readonly Attributes[],
  others: Pages,
): AsyncGenerator<Uint8Array> {
  const linesOf = (rows: readonly Attributes[]) =>
    rows.map((row) =>
      columns.map(({ name, value }) =>
        cellText(value ? value(row, locale, view) : row[name], locale),
      ),
    )
  const header = columns.map((column) => column[locale])
  yield Buffer.from(byteOrderMark + csvLines([header, ...linesOf(first)]))
  for (;;) {
    await context.drained()
    const { done, value: rows } = await others.next()
    if (done) return
    if (rows.length > 0) yield Buffer.from(csvLines(linesOf(rows)))
  }
}

function exported(resource: Resource, name: ExportName): Endpoint {
  const { shape, permissions = {} } = resource
  // What everybody may read one by one is still for those who work on it as a whole.
  const permission = permissions.read ?? permissions.write
  return call({
    method: 'GET',
    path: `/app/export/${name}`,
    summary: `All ${name} that match, for a spreadsheet`,
    access: 'admin',
    ...(permission && { permission }),
    personal: true,
    queries: shape,
    parameters,
    answer: { file: 'text/csv; charset=utf-8' },
    run: async (request, { parameters: { locale } }) => {
      const { where, words, sort } = affordableQuery(request, shape, resource.equals)
      const populated = shape.components.has('purchases') ? 'purchases' : undefined
      const { populate } = readQuery({ populate: populated }, shape, apiShape)
      const pages = exportRows(resource, request, { where, words, sort, populate })
      // What is wrong with the question is told before the file begins.
      const first = (await pages.next()).value ?? []
      return Reply.file(csvOf(exportColumns[name], locale, request, first, pages), {
        type: 'text/csv; charset=utf-8',
        name: `${name}-${shopDay(new Date())}.csv`,
      })
    },
  })
}

/** A call for each of these resources that has columns of its own. */
export function exportEndpoints(resources: readonly Resource[]): Endpoint[] {
  const isExported = (name: string): name is ExportName => Object.hasOwn(exportColumns, name)
  return resources.flatMap((resource) => {
    const { name } = resource.shape
    return isExported(name) ? [exported(resource, name)] : []
  })
}

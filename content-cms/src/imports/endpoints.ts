import { setImmediate } from 'node:timers/promises'
import { byteOrderMark, csvLines } from '@nas/domain/csv'
import { shopDay } from '@nas/domain/dates'
import type { Endpoint, PayloadRequest } from 'payload'
import { isEditor, isPublisher } from '../access/rules'
import { isId, isPlainObject } from '../endpoints/read-change'
import { badRequest, bodyOf, status } from '../endpoints/responses'
import { label, languageOf, messageFor } from '../labels'
import { isMoment } from '../transaction'
import { type Table, tableOf } from './columns'
import { type ComparedRow, compareRows, type RowChange } from './compare'
import { byNames, exportLines, readDocuments } from './documents'
import { placesOf } from './headings'
import { isKindName, kinds } from './kinds'
import { maxFileBytes, maxRowsOfCall } from './limits'
import { saveRows } from './save-rows'
import { readFileTable, writeWorkbook } from './spreadsheet-thread'

type Handler = (req: PayloadRequest, table: Table, kind: string) => Promise<Response>

/** @param isAllowed who may call; others get 403 */
const ofKind = (
  method: 'get' | 'post',
  path: string,
  isAllowed: (req: PayloadRequest) => boolean,
  respond: Handler,
): Endpoint => ({
  path: `/imports/:kind${path}`,
  method,
  handler: async (req) => {
    if (!isAllowed(req)) return status(403)
    const name = req.routeParams?.kind
    if (!isKindName(name)) return status(404)
    const kind = kinds[name]
    return respond(req, tableOf(kind, req.payload.collections[kind.collection].config), name)
  },
})

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** `GET /imports/prices?format=xlsx`: all documents, in the editor's language. */
const exportFile = ofKind('get', '', isEditor, async (req, table, kind) => {
  const format = req.query.format === 'xlsx' ? 'xlsx' : 'csv'
  const lines = await exportLines(table, await readDocuments(req, table), req)
  const file = format === 'xlsx' ? await writeWorkbook(lines) : byteOrderMark + csvLines(lines)
  return new Response(file, {
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': `attachment; filename="${kind}-${shopDay(new Date())}.${format}"`,
      'Cache-Control': 'no-store',
    },
  })
})

const tooLarge = label(
  `Tệp lớn hơn ${maxFileBytes / 1_000_000} MB.`,
  `The file is larger than ${maxFileBytes / 1_000_000} MB.`,
)

const refuse = (req: PayloadRequest, reason: { vi: string; en: string }) =>
  Response.json({ errors: [{ message: messageFor(req, reason) }] }, { status: 400 })

/** `POST /imports/prices/compare` with a file as body: what each row would change. */
const compareFile = ofKind('post', '/compare', isPublisher, async (req, table) => {
  const size = Number(req.headers.get('content-length') ?? Number.NaN)
  if (!(size <= maxFileBytes)) return refuse(req, tooLarge)
  const file = new Uint8Array((await req.arrayBuffer?.()) ?? [])
  if (file.length > maxFileBytes) return refuse(req, tooLarge)
  const lines = await readFileTable(file)
  if (!Array.isArray(lines)) return refuse(req, lines)
  const places = placesOf(table, lines)
  if (!('key' in places)) return refuse(req, places)
  const found = byNames(table, await readDocuments(req, table))
  const language = languageOf(req.i18n.language)
  const rows: ComparedRow[] = []
  for (const row of compareRows(table, places, lines.slice(1), found, language)) {
    rows.push(row)
    // Other requests are answered meanwhile.
    await setImmediate()
  }
  return Response.json({ rows })
})

const isCells = (given: unknown): given is Record<string, string> =>
  isPlainObject(given) && Object.values(given).every((cell) => typeof cell === 'string')

const isRow = (given: unknown): given is RowChange =>
  isPlainObject(given) &&
  isId(given.row) &&
  typeof given.key === 'string' &&
  (given.id === null ? given.updatedAt === null : isId(given.id) && isMoment(given.updatedAt)) &&
  isCells(given.cells)

/**
 * `POST /imports/prices/rows` with `{rows, apply}`: saves each row in its own transaction, or only
 * tries it. A row that was changed since the comparison is not saved.
 */
const saveGiven = ofKind('post', '/rows', isPublisher, async (req, table) => {
  const body = await bodyOf(req)
  const rows = isPlainObject(body) ? body.rows : null
  if (!Array.isArray(rows) || !rows.every(isRow) || rows.length > maxRowsOfCall) {
    return badRequest([{ path: 'rows', code: 'invalid', message: 'Malformed rows' }])
  }
  const isApplied = Object(body).apply === true
  return Response.json({ results: await saveRows(req, table, rows, isApplied) })
})

export const importEndpoints = [exportFile, compareFile, saveGiven]

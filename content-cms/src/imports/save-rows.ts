import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type PayloadRequest, ValidationError } from 'payload'
import { keepTogether, writeTogether } from '../audit-log/audit-log'
import { label, languageOf, messageFor } from '../labels'
import { assertVersion, inTransaction, lockVersion, StaleChange } from '../transaction'
import type { Table } from './columns'
import {
  type ComparedRow,
  changedCells,
  clean,
  type RowChange,
  readCells,
  type Stored,
  type Values,
} from './compare'
import { newRequest } from './documents'

export interface RowResult extends Pick<ComparedRow, 'row' | 'problems'> {
  result: 'saved' | 'unchanged' | 'stale' | 'bad'
}

/** Ends the transaction of a row that is only tried. */
class Tried extends Error {}

const staleText = label(
  'Đồng nghiệp vừa sửa mục này. Hãy chọn lại tệp để so với bản mới.',
  'A colleague has just changed this entry. Choose the file again to compare with the new version.',
)

/** Under its lock; null for a new document. @throws StaleChange when it is gone */
async function lockedDocument(
  req: PayloadRequest,
  { kind }: Table,
  { id, key }: RowChange,
): Promise<Stored | null> {
  const { collection, title } = kind
  const reading = {
    collection,
    req,
    overrideAccess: false,
    depth: 0,
    draft: true,
    locale: 'all',
  } as const
  if (id === null) {
    const name = kind.key === 'id' ? `${title}.vi` : kind.key
    const { docs } = await req.payload.find({ ...reading, where: { [name]: { equals: key } } })
    return (docs[0] ?? null) as Stored | null
  }
  const { trash } = req.payload.collections[collection].config
  const where = trash ? sql`deleted_at is null` : sql`true`
  if (!(await lockVersion(req, { collection, id, where }, undefined))) throw new StaleChange()
  return (await req.payload.findByID({ ...reading, id })) as Stored
}

/** As a save in the form: with the editor's permissions, validation, hooks, versions and audit log. */
async function save(
  req: PayloadRequest,
  { kind }: Table,
  { key }: RowChange,
  stored: Stored | null,
  values: Values,
): Promise<void> {
  const isDraft = stored?._status === 'draft'
  const { versions } = req.payload.collections[kind.collection].config
  const status = versions?.drafts && { _status: isDraft ? 'draft' : 'published' }
  const saving = { collection: kind.collection, req, depth: 0, overrideAccess: false } as const
  keepTogether(req)
  let id = stored?.id
  if (id === undefined) {
    const data = { ...(kind.key !== 'id' && { [kind.key]: key }), ...values.vi, ...status }
    id = (await req.payload.create({ ...saving, locale: 'vi', data } as never)).id as number
  }
  for (const locale of stored ? (['vi', 'en'] as const) : (['en'] as const)) {
    if (Object.keys(values[locale]).length === 0) continue
    const data = { ...values[locale], ...status }
    await req.payload.update({ ...saving, id, locale, draft: isDraft, data } as never)
  }
  await writeTogether(req)
}

function problemsOf(error: APIError, { columns }: Table, req: PayloadRequest) {
  const language = languageOf(req.i18n.language)
  if (!(error instanceof ValidationError)) return [{ field: '', reason: error.message }]
  return error.data.errors.map(({ path, message }) => {
    const named = columns.filter(({ field }) => field === path)
    const column = named.find(({ locale }) => locale === req.locale) ?? named[0]
    return { field: column?.heading[language] ?? '', reason: message }
  })
}

/** Saves one row in a transaction of its own, which is rolled back unless `isApplied`. */
async function saveRow(
  caller: PayloadRequest,
  table: Table,
  row: RowChange,
  isApplied: boolean,
): Promise<Omit<RowResult, 'row'>> {
  const req = await newRequest(caller)
  const language = languageOf(caller.i18n.language)
  try {
    return await inTransaction(req, async () => {
      const stored = await lockedDocument(req, table, row)
      const cells = changedCells(table.columns, row.cells, stored)
      if (stored && Object.keys(cells).length === 0) return { result: 'unchanged', problems: [] }
      if (row.id === null && stored) throw new StaleChange()
      assertVersion(stored?.updatedAt ?? null, row.updatedAt)
      const { values, problems } = readCells(table.columns, row.cells, stored, language)
      if (problems.length > 0) return { result: 'bad', problems }
      await save(req, table, row, stored, values)
      if (!isApplied) throw new Tried()
      return { result: 'saved', problems: [] }
    })
  } catch (error) {
    if (error instanceof Tried) return { result: 'saved', problems: [] }
    if (error instanceof StaleChange) {
      return { result: 'stale', problems: [{ field: '', reason: messageFor(req, staleText) }] }
    }
    if (!(error instanceof APIError) || error.status >= 500) throw error
    return { result: 'bad', problems: problemsOf(error, table, req) }
  }
}

export async function saveRows(
  req: PayloadRequest,
  table: Table,
  rows: readonly RowChange[],
  isApplied: boolean,
): Promise<RowResult[]> {
  const results: RowResult[] = []
  for (const row of rows) {
    const cells = Object.fromEntries(
      Object.entries(row.cells).map(([name, cell]) => [name, clean(cell)]),
    )
    results.push({ row: row.row, ...(await saveRow(req, table, { ...row, cells }, isApplied)) })
  }
  return results
}

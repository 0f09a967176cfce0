import type { Column, Columns } from '@nas/query/columns'
import { everything } from '@nas/query/condition'
import { conditionSql } from '@nas/query/condition-sql'
import { readListQuery } from '@nas/query/list-query'
import { QueryError } from '@nas/query/query-error'
import { orderSql, wordsSql } from '@nas/query/sql'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Endpoint, FlattenedField, PayloadRequest } from 'payload'
import { bound } from '../transaction'
import { writerEndpoint } from './responses'

const fixed: Columns = {
  id: { column: 'id', type: 'integer' },
  createdAt: { column: 'created_at', type: 'date' },
  updatedAt: { column: 'updated_at', type: 'date' },
}

/** Null for a field that cannot be queried, such as one with its own read rule. */
function columnOf(field: FlattenedField): Column | null {
  const { name, type } = field
  if (('access' in field && field.access?.read) || !/^[a-z_]+$/.test(name)) return null
  // Quoted, because one is called `order`.
  if (type === 'number') return { column: `"${name}"`, type: 'decimal' }
  if (type === 'text' || type === 'textarea') return { column: name, type: 'text' }
  return type === 'select' ? { column: `cast(${name} as text)`, type: 'text' } : null
}

function requestColumns(fields: FlattenedField[]): Columns {
  const own = fields.flatMap((field) => {
    const column = columnOf(field)
    return column ? [[field.name, column] as const] : []
  })
  return { ...fixed, ...Object.fromEntries(own) }
}

async function search(collection: CollectionSlug, req: PayloadRequest) {
  const { db, collections } = req.payload
  const columns = requestColumns(collections[collection].config.flattenedFields)
  const query = readListQuery(columns, req.query)
  const { sort, limit, offset, count: most } = query
  const order = sql.raw(orderSql(columns, sort, 'id'))
  const table = sql.identifier(collection)
  const words = bound(wordsSql('search_text like ?', query.words))
  const where = sql`${words} and ${bound(conditionSql(columns, query.where))}`
  const after = bound(conditionSql(columns, query.after ?? everything))
  const page = await db.drizzle.execute<{ id: number }>(
    sql`select id from ${table} where ${where} and ${after} order by ${order} limit ${limit} offset ${offset}`,
  )
  if (most === 0) return { ids: page.rows.map(({ id }) => id), total: 0 }
  const count = await db.drizzle.execute<{ total: number }>(
    sql`select count(*)::int as total from
        (select 1 from ${table} where ${where} limit ${most ?? null}) as counted`,
  )
  return { ids: page.rows.map(({ id }) => id), total: count.rows[0]?.total ?? 0 }
}

async function inOrder(collection: CollectionSlug, req: PayloadRequest, ids: number[]) {
  const { docs } = await req.payload.find({
    collection,
    req,
    depth: 0,
    overrideAccess: false,
    pagination: false,
    where: { id: { in: ids } },
  })
  const byId = new Map(docs.map((doc) => [doc.id as number, doc]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** `GET /search` in the language of `@nas/query/list-query`; returns `{docs, total}`. */
export const requestSearch = (collection: CollectionSlug): Endpoint =>
  writerEndpoint('get', '/search', async (req) => {
    try {
      const { ids, total } = await search(collection, req)
      return Response.json({ docs: await inOrder(collection, req, ids), total })
    } catch (error) {
      if (!(error instanceof QueryError)) throw error
      const problem = { path: error.part, message: error.message }
      return Response.json(
        { errors: [{ message: error.message, data: { errors: [problem] } }] },
        { status: 400 },
      )
    }
  })

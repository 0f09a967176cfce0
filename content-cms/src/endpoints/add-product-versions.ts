import { getTableColumns, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PgColumn, PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { execute, idList } from '../transaction'

/** Columns that belong to the row itself or mean the same in both tables. */
const own = ['id', 'parent_id', 'path']

function copied(
  req: PayloadRequest,
  { from, to, prefix }: { from: string; to: string; prefix: string },
): { columns: SQL; values: SQL } {
  const { tables } = req.payload.db as unknown as { tables: Record<string, PgTable> }
  const columnsOf = (name: string): PgColumn[] =>
    Object.values(getTableColumns(tables[name] as PgTable))
  const sources = new Set(columnsOf(from).map(({ name }) => name))
  const shared = columnsOf(to).flatMap((column) => {
    const { name } = column
    const source = name.startsWith(prefix) ? name.slice(prefix.length) : ''
    if (own.includes(name) || !sources.has(source)) return []
    // Each table has its own enums.
    const isEnum = column.columnType === 'PgEnumColumn'
    const cast = isEnum ? sql`::text::${sql.identifier(column.getSQLType())}` : sql``
    return [{ column: sql.identifier(name), value: sql`source.${sql.identifier(source)}${cast}` }]
  })
  const listed = (parts: SQL[]) => sql.join(parts, sql`, `)
  return {
    columns: listed(shared.map(({ column }) => sql`${column}`)),
    values: listed(shared.map(({ value }) => value)),
  }
}

/** Adds the published products as their latest versions, as a save does; removes the oldest. */
export async function addProductVersions(
  req: PayloadRequest,
  products: readonly { id: number }[],
  now: string,
): Promise<void> {
  const ids = idList(products)
  const main = copied(req, { from: 'products', to: '_products_v', prefix: 'version_' })
  const texts = copied(req, {
    from: 'products_locales',
    to: '_products_v_locales',
    prefix: 'version_',
  })
  const relations = copied(req, { from: 'products_rels', to: '_products_v_rels', prefix: '' })
  await execute(
    req,
    sql`update _products_v set latest = false where latest and parent_id = any(${ids})`,
  )
  await execute(
    req,
    sql`with made as (
          insert into _products_v (parent_id, latest, created_at, updated_at, ${main.columns})
          select source.id, true, ${now}::timestamptz, ${now}::timestamptz, ${main.values}
          from products as source where source.id = any(${ids})
          returning id, parent_id
        ), with_texts as (
          insert into _products_v_locales (_parent_id, _locale, ${texts.columns})
          select made.id, source._locale, ${texts.values}
          from products_locales as source join made on made.parent_id = source._parent_id
        )
        insert into _products_v_rels (parent_id, path, ${relations.columns})
        select made.id, 'version.' || source.path, ${relations.values}
        from products_rels as source join made on made.parent_id = source.parent_id`,
  )
  const most = req.payload.collections.products.config.versions?.maxPerDoc ?? 0
  if (most === 0) return
  await execute(
    req,
    sql`delete from _products_v where id in (
          select id from (
            select id, row_number() over (partition by parent_id order by updated_at desc) as place
            from _products_v where parent_id = any(${ids})
          ) as placed where place > ${most})`,
  )
}

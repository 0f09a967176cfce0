import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { isEditor } from '../access/rules'
import { execute } from '../transaction'

/** Name in the filter of the list of pictures; no column. */
export const unused = 'unused'

/** Columns that refer to pictures, without those of Payload's own tables. */
const relations = sql`
  select conrelid::regclass::text as "table", attname as "column"
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and confrelid = 'media'::regclass
    and conrelid::regclass::text !~ '^"?payload_' and attname !~ 'parent_id$'`

/** Of versions, those that are waiting drafts or published. */
function rowsOf(table: string): SQL {
  const [, versions, part] = /^"?(_\w+?_v)(_rels|_locales)?"?$/.exec(table) ?? []
  if (versions === undefined) return sql`${sql.raw(table)}`
  if (part === undefined) return sql`${sql.raw(table)} where latest`
  const parent = sql.raw(part === '_rels' ? 'parent_id' : '_parent_id')
  return sql`${sql.raw(table)} where ${parent} in (select id from ${sql.raw(versions)} where latest)`
}

const inTexts = [
  '$.** ? (@.relationTo == "media").value',
  '$.** ? (@.blockType == "gallery").pictures[*]',
]

/**
 * Pictures without a use; one in the trash or in a draft counts as a use. All texts
 * are read: a second for a thousand of them at most.
 */
async function unusedPictures(req: PayloadRequest): Promise<number[]> {
  const columns = await execute<{ table: string; column: string }>(req, relations)
  const related = columns.map(
    ({ table, column }) => sql`select ${sql.identifier(column)} from ${rowsOf(table)}`,
  )
  const texts = req.payload.config.collections.flatMap(({ slug, flattenedFields, versions }) =>
    flattenedFields
      .filter(({ type }) => type === 'richText')
      .flatMap(({ name }) => [
        { table: `${slug}_locales`, column: name },
        ...(versions?.drafts ? [{ table: `_${slug}_v_locales`, column: `version_${name}` }] : []),
      ]),
  )
  const mentioned = texts.flatMap(({ table, column }) =>
    inTexts.map(
      (path) => sql`select jsonb_path_query(${sql.identifier(column)}, ${path}::jsonpath)::int
                    from ${rowsOf(table)}`,
    ),
  )
  const used = sql.join([...related, ...mentioned], sql` union `)
  const rows = await execute<{ id: number }>(
    req,
    sql`select id from media where id not in (select id from (${used}) as used (id) where id > 0)`,
  )
  return rows.map(({ id }) => id)
}

const asks = (where: unknown): boolean => JSON.stringify(where ?? null).includes(`"${unused}":`)

function replaced(where: Where, ids: number[]): Where {
  const parts = Object.entries(where).map(([name, part]) => {
    if (Array.isArray(part)) return [name, part.map((one) => replaced(one, ids))]
    return name === unused ? ['id', { in: ids }] : [name, part]
  })
  return Object.fromEntries(parts)
}

/** Answers the filter of the list by ids. */
export const findUnused: CollectionBeforeOperationHook = async ({ args, req }) =>
  'where' in args && args.where && asks(args.where) && isEditor(req)
    ? { ...args, where: replaced(args.where, await unusedPictures(req)) }
    : args

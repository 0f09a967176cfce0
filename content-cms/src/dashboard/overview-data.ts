import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, SanitizedCollectionConfig } from 'payload'
import { editorPrefix } from '../audit-log/audit-log'

interface Draft {
  kind: string
  id: number
  title: string | null
  updatedAt: string
  isOwn: boolean
}

export interface Count {
  kind: string
  drafts: number
  incomplete: number
}

const shownRows = 6
/** Drafts of one collection among which the editor's own are sought. */
const newestDrafts = 50

const tableOf = ({ slug }: SanitizedCollectionConfig) => slug.replaceAll('-', '_')

const fieldOf = ({ flattenedFields }: SanitizedCollectionConfig, name: string) =>
  flattenedFields.find((field) => field.name === name)

const union = (parts: SQL[]) => sql.join(parts, sql` union all `)

/** Newest drafts of a collection. */
function draftsOf(collection: SanitizedCollectionConfig): SQL {
  const { slug, admin } = collection
  const table = tableOf(collection)
  const column = sql.identifier(`version_${admin.useAsTitle}`)
  const title = Object(fieldOf(collection, admin.useAsTitle ?? '')).localized
    ? sql`(select ${column} from ${sql.identifier(`_${table}_v_locales`)}
          where _parent_id = version.id and _locale = 'vi')`
    : column
  return sql`(
    select ${slug}::text as kind, parent_id as id, updated_at, ${title} as title
    from ${sql.identifier(`_${table}_v`)} version
    where latest and version__status = 'draft' and version_deleted_at is null
    order by updated_at desc limit ${newestDrafts})`
}

function countsOf(collection: SanitizedCollectionConfig): SQL[] {
  const table = tableOf(collection)
  const isIncomplete = fieldOf(collection, 'incomplete') !== undefined
  const { slug } = collection
  if (collection.versions?.drafts) {
    const incomplete = isIncomplete ? sql`version_incomplete` : sql`false`
    return [
      sql`select ${slug}::text as kind,
          count(*) filter (where version__status = 'draft')::int as drafts,
          count(*) filter (where ${incomplete})::int as incomplete
        from ${sql.identifier(`_${table}_v`)} where latest and version_deleted_at is null`,
    ]
  }
  if (!isIncomplete) return []
  return [
    sql`select ${slug}::text, 0, count(*)::int from ${sql.identifier(table)}
      where incomplete and deleted_at is null`,
  ]
}

/** The editor's own drafts, or all when there are none, and what each collection lacks. */
async function readDrafts(payload: Payload, editor: string) {
  const collections = payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
  const drafted = collections.filter(({ versions }) => versions?.drafts)
  const run = async <Row>(statement: SQL) =>
    (await payload.db.drizzle.execute(statement)).rows as unknown as Row[]
  const counts = await run<Count>(union(collections.flatMap(countsOf)))
  const drafts = await run<Draft>(sql`
    select kind, id, title, updated_at as "updatedAt", coalesce(staff = ${editor}, false) as "isOwn"
    from (${union(drafted.map(draftsOf))}) draft
    left join lateral (
      select staff from trail entry where entry.kind = draft.kind and subject = draft.id::text
      order by created_at desc limit 1) last on true
    order by "isOwn" desc, updated_at desc limit ${shownRows}`)
  const own = drafts.filter(({ isOwn }) => isOwn)
  return { counts, drafts: own.length > 0 ? own : drafts }
}

/** What the dashboard of an editor shows. */
export async function readOverview(payload: Payload, editorId: number | string) {
  const newest = { depth: 1, limit: shownRows, sort: '-id' }
  const [work, searches, missingPages, publications] = await Promise.all([
    readDrafts(payload, `${editorPrefix}${editorId}`),
    payload.find({ collection: 'searches', limit: shownRows, sort: '-count' }),
    payload.find({ collection: 'missing-pages', limit: shownRows, sort: '-count' }),
    payload.find({ collection: 'publications', ...newest, pagination: false }),
  ])
  return { ...work, searches, missingPages, publications: publications.docs }
}

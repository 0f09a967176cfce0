import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, SanitizedCollectionConfig } from 'payload'
import { editorPrefix } from '../audit-log/audit-log'
import type { Review, User } from '../payload-types'
import { ofGlobal } from '../reviews/subject'
import { readContentSettings } from '../settings'
import { tableOf } from '../transaction'

interface Draft {
  kind: string
  /** Null for a global. */
  id: number | null
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

const fieldOf = ({ flattenedFields }: SanitizedCollectionConfig, name: string) =>
  flattenedFields.find((field) => field.name === name)

const run = async <Row>({ db }: Payload, statement: SQL) =>
  (await db.drizzle.execute(statement)).rows as unknown as Row[]

const draftedOf = ({ config }: Payload) => config.collections.filter((one) => one.versions?.drafts)

const union = (parts: SQL[]) => sql.join(parts, sql` union all `)

/** Newest drafts of a collection that meet the condition. */
function draftsOf(collection: SanitizedCollectionConfig, condition = sql`true`): SQL {
  const { slug, admin } = collection
  const table = tableOf(collection.slug)
  const column = sql.identifier(`version_${admin.useAsTitle}`)
  const title = Object(fieldOf(collection, admin.useAsTitle ?? '')).localized
    ? sql`(select ${column} from ${sql.identifier(`_${table}_v_locales`)}
          where _parent_id = version.id and _locale = 'vi')`
    : column
  return sql`(
    select ${slug}::text as kind, parent_id as id, updated_at, ${title} as title
    from ${sql.identifier(`_${table}_v`)} version
    where latest and version__status = 'draft' and version_deleted_at is null and ${condition}
    order by updated_at desc limit ${newestDrafts})`
}

function countsOf(collection: SanitizedCollectionConfig): SQL[] {
  const table = tableOf(collection.slug)
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
  const isKept = collection.trash ? sql`deleted_at is null` : sql`true`
  return [
    sql`select ${slug}::text, 0, count(*)::int from ${sql.identifier(table)}
      where incomplete and ${isKept}`,
  ]
}

const draftedGlobalsOf = ({ config }: Payload) =>
  config.globals.flatMap(({ slug, versions }) => (versions?.drafts ? [slug] : []))

const isDraftOf = (global: string) =>
  sql`from ${sql.identifier(`_${global}_v`)} where latest and version__status = 'draft'`

const globalDraft = (global: string): SQL =>
  sql`(select ${global}::text as kind, null::int as id, updated_at, null as title
       ${isDraftOf(global)})`

const globalCount = (global: string): SQL =>
  sql`select ${global}::text as kind, count(*)::int as drafts, 0 as incomplete ${isDraftOf(global)}`

/** The editor's own drafts, or all when there are none, and what each collection lacks. */
async function readDrafts(payload: Payload, editor: string) {
  const collections = payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
  const globals = draftedGlobalsOf(payload)
  const counted = [...collections.flatMap(countsOf), ...globals.map(globalCount)]
  const counts = await run<Count>(payload, union(counted))
  const all = [...draftedOf(payload).map((one) => draftsOf(one)), ...globals.map(globalDraft)]
  const drafts = await run<Draft>(
    payload,
    sql`
    select kind, id, title, updated_at as "updatedAt", coalesce(staff = ${editor}, false) as "isOwn"
    from (${union(all)}) draft
    left join lateral (
      select staff from trail entry
      where entry.kind = draft.kind and subject = coalesce(draft.id::text, draft.kind)
      order by created_at desc limit 1) last on true
    order by "isOwn" desc, updated_at desc limit ${shownRows}`,
  )
  const own = drafts.filter(({ isOwn }) => isOwn)
  return { counts, drafts: own.length > 0 ? own : drafts }
}

interface ReviewedDraft extends Pick<Draft, 'kind' | 'id' | 'title'> {
  state: Review['state']
  person: string | null
  comment: string | null
  updatedAt: string
}

/** Drafts that wait for a manager, or those that a contributor sent; null for editors. */
async function readReviews(payload: Payload, { id, role }: User): Promise<ReviewedDraft[] | null> {
  if (role === 'editor') return null
  const isShown =
    role === 'manager' ? sql`state = 'waiting'` : sql`state <> 'approved' and by_id = ${id}`
  const subjects = (kind: string) =>
    sql`(select subject from reviews where kind = ${kind} and ${isShown})`
  const draftsSent = [
    ...draftedOf(payload).map((one) => draftsOf(one, sql`parent_id in ${subjects(one.slug)}`)),
    ...draftedGlobalsOf(payload).map(globalDraft),
  ]
  return run<ReviewedDraft>(
    payload,
    sql`
    select draft.kind, draft.id, draft.title, state, comment, review.updated_at as "updatedAt",
      coalesce(nullif(person.name, ''), person.email) as person
    from (${union(draftsSent)}) draft
    join reviews review on review.kind = draft.kind and subject = coalesce(draft.id, ${ofGlobal})
    left join users person on person.id = coalesce(review.decided_by_id, review.by_id)
    where ${isShown} order by state, review.updated_at limit ${newestDrafts}`,
  )
}

/** The day (`YYYY-MM-DD`) from which an editor without an app needs one; null with an app or without such a day. */
async function factorDay(payload: Payload, { id }: User): Promise<string | null> {
  const day = readContentSettings().SECOND_FACTOR_FROM
  if (day === undefined) return null
  const enrolled = sql`select from second_factors where account = ${id} and secret is not null`
  return (await run(payload, enrolled)).length > 0 ? null : day
}

/** What the dashboard of an editor shows. */
export async function readOverview(payload: Payload, editor: User) {
  const newest = { depth: 1, limit: shownRows, sort: '-id' }
  const [factorFrom, reviews, work, searches, missingPages, publications] = await Promise.all([
    factorDay(payload, editor),
    readReviews(payload, editor),
    readDrafts(payload, `${editorPrefix}${editor.id}`),
    payload.find({ collection: 'searches', limit: shownRows, sort: '-count' }),
    payload.find({ collection: 'missing-pages', limit: shownRows, sort: '-count' }),
    payload.find({ collection: 'publications', ...newest, pagination: false }),
  ])
  return { ...work, factorFrom, reviews, searches, missingPages, publications: publications.docs }
}

import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Endpoint, PayloadRequest } from 'payload'
import { isEditor } from '../access/rules'
import { status } from '../endpoints/responses'
import { execute } from '../transaction'
import { isLiveAt, isServing } from './live-reports'
import {
  type Document,
  isShown,
  type Locale,
  type NamedDocument,
  pageOf,
  readDocument,
  shopAddress,
  wasPublished,
} from './shop-pages'

type Publication = {
  /** Seconds until every front server showed it; null while it is not live. */
  seconds: number | null
  /** Seconds since the publication. */
  age: number
  /** Number of serving front servers. */
  fronts: number
  /** Number of them that do not show it. */
  waiting: number
  /** Addresses of pages that could not be rendered. */
  failed: string[]
}

/** What an editor sees of the last publication of a document. */
export type Proof = {
  isShown: boolean
  /** Whether it was published and is not shown any more. */
  isHidden: boolean
  page: string | null
  publication: Publication | null
}

/** Of the last day; null without one. */
async function lastPublication(
  req: PayloadRequest,
  { kind, id }: NamedDocument,
): Promise<Publication | null> {
  const [found] = await execute<Publication>(
    req,
    sql`select p.seconds::float8, extract(epoch from clock_timestamp() - p.created_at)::float8 as age,
          (select count(*)::int from fronts f where ${isServing}) as fronts,
          (select count(*)::int from fronts f where ${isServing} and not (${isLiveAt})) as waiting,
          array(select distinct jsonb_array_elements_text(f.failed -> p.id::text)
                from fronts f where ${isServing}) as failed
        from publications p where p.resource = ${kind} and p.document_id = ${id}
          and p.created_at > now() - interval '1 day'
        order by p.id desc limit 1`,
  )
  return found ?? null
}

const isHidden = async (
  { payload }: PayloadRequest,
  named: NamedDocument,
  document: Document | null,
): Promise<boolean> =>
  document !== null &&
  !isShown(document) &&
  (document._status !== 'draft' || (await wasPublished(payload, named)))

/** `GET /publications/proof?kind=products&id=3&locale=vi`, for editors. */
export const readProof: Endpoint = {
  path: '/proof',
  method: 'get',
  handler: async (req) => {
    if (!isEditor(req)) return status(403)
    const named = { kind: String(req.query.kind), id: String(req.query.id ?? '') }
    const locale = req.locale as Locale
    const document = await readDocument(req, named, { draft: false, locale })
    const path = pageOf(named.kind, document)
    const proof: Proof = {
      isShown: document !== null && isShown(document),
      isHidden: await isHidden(req, named, document),
      page: path && shopAddress(locale, path),
      publication: await lastPublication(req, named),
    }
    return Response.json(proof, { headers: { 'Cache-Control': 'no-store' } })
  },
}

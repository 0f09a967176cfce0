import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  APIError,
  type CollectionSlug,
  type Endpoint,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'
import { isContributor, isEditor, isManager } from '../access/rules'
import { bodyOf, status } from '../endpoints/responses'
import { type Label, label, messageFor } from '../labels'
import type { Review } from '../payload-types'
import { personName } from '../sign-in/accounts'
import { holdName, inTransaction, lockVersion } from '../transaction'
import { type Reviewed, reviewOf } from './settle-review'
import { ofGlobal } from './subject'

/** What a form shows of the review of its document. */
export interface ShownReview {
  state: Review['state']
  by: string | null
  decidedBy: string | null
  comment: string | null
  updatedAt: string
}

const longestComment = 2000

async function shownReview(req: PayloadRequest, reviewed: Reviewed): Promise<Response> {
  const review = await reviewOf(req, reviewed, 1)
  const shown: ShownReview | null = review
    ? {
        state: review.state,
        by: personName(review.by),
        decidedBy: personName(review.decided_by),
        comment: review.comment ?? null,
        updatedAt: review.updatedAt,
      }
    : null
  return Response.json({ review: shown })
}

const refusal = (req: PayloadRequest, reason: Label) =>
  new APIError(messageFor(req, reason), 400, null, true)

const isGlobal = ({ subject }: Reviewed): boolean => subject === ofGlobal

const hasDrafts = ({ payload }: PayloadRequest, reviewed: Reviewed): boolean => {
  const { collections, config } = payload
  const found = isGlobal(reviewed)
    ? config.globals.find(({ slug }) => slug === reviewed.kind)
    : collections[reviewed.kind as CollectionSlug]?.config
  return Boolean(found?.versions?.drafts)
}

/** @returns false for a missing document */
async function lock(req: PayloadRequest, reviewed: Reviewed): Promise<boolean> {
  const { kind, subject: id } = reviewed
  if (!isGlobal(reviewed)) {
    const where = sql`deleted_at is null`
    return lockVersion(req, { collection: kind as CollectionSlug, id, where }, undefined)
  }
  await holdName(req, kind)
  return true
}

async function assertDraft(req: PayloadRequest, reviewed: Reviewed): Promise<void> {
  const { kind, subject: id } = reviewed
  const newest = { draft: true, depth: 0, select: { _status: true }, req } as const
  const { _status } = isGlobal(reviewed)
    ? Object(await req.payload.findGlobal({ ...newest, slug: kind as GlobalSlug }))
    : await req.payload.findByID({ ...newest, collection: kind as 'products', id })
  if (_status === 'draft') return
  const noDraft = label('Không có bản nháp nào để duyệt.', 'There is no draft to review.')
  throw refusal(req, noDraft)
}

async function send(req: PayloadRequest, reviewed: Reviewed): Promise<void> {
  await assertDraft(req, reviewed)
  const { payload, user } = req
  const stored = await reviewOf(req, reviewed)
  if (stored?.state === 'waiting') return
  const sent = { state: 'waiting', by: Number(user?.id), decided_by: null, comment: null } as const
  const saving = { collection: 'reviews', depth: 0, req } as const
  if (stored) await payload.update({ ...saving, id: stored.id, data: sent })
  else await payload.create({ ...saving, data: { ...reviewed, ...sent } })
}

async function giveBack(req: PayloadRequest, reviewed: Reviewed): Promise<void> {
  const given: unknown = Object(await bodyOf(req)).comment
  const comment = typeof given === 'string' ? given.trim() : ''
  if (comment === '' || comment.length > longestComment) {
    throw refusal(
      req,
      label(
        `Hãy viết góp ý cho người gửi, tối đa ${longestComment} ký tự.`,
        `Write a comment for the contributor, ${longestComment} characters at most.`,
      ),
    )
  }
  const stored = await reviewOf(req, reviewed)
  if (stored?.state !== 'waiting') {
    const over = label(
      'Nội dung này không còn chờ duyệt.',
      'This document is not waiting any more.',
    )
    throw new APIError(messageFor(req, over), 409, null, true)
  }
  const data = { state: 'returned' as const, decided_by: Number(req.user?.id), comment }
  await req.payload.update({ collection: 'reviews', id: stored.id, data, depth: 0, req })
}

/** Each of them answers with the review; the lock of the document orders concurrent ones. */
function reviewEndpoint(
  method: Endpoint['method'],
  isAllowed: (req: PayloadRequest) => boolean,
  change?: (req: PayloadRequest, reviewed: Reviewed) => Promise<void>,
): Endpoint {
  return {
    method,
    path: '/of/:kind/:subject',
    handler: async (req) => {
      if (!isAllowed(req)) return status(403)
      const kind = String(req.routeParams?.kind)
      const subject = Number(req.routeParams?.subject)
      const reviewed = { kind, subject }
      if (!Number.isSafeInteger(subject) || !hasDrafts(req, reviewed)) return status(404)
      if (change === undefined) return shownReview(req, reviewed)
      return inTransaction(req, async () => {
        if (!(await lock(req, reviewed))) return status(404)
        await change(req, reviewed)
        return shownReview(req, reviewed)
      })
    },
  }
}

/** `/reviews/of/products/3`, `…/homeinfo/0`: a contributor sends (POST), a manager returns (PATCH) a draft. */
export const reviewEndpoints = [
  reviewEndpoint('get', isEditor),
  reviewEndpoint('post', isContributor, send),
  reviewEndpoint('patch', isManager, giveBack),
]

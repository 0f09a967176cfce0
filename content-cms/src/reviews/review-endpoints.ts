import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload'
import { isContributor, isEditor, isManager } from '../access/rules'
import { bodyOf, status } from '../endpoints/responses'
import { type Label, label, messageFor } from '../labels'
import type { Review } from '../payload-types'
import { personName } from '../sign-in/accounts'
import { inTransaction, lockVersion } from '../transaction'
import { type Reviewed, reviewOf } from './settle-review'

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

async function assertDraft(req: PayloadRequest, { kind, subject }: Reviewed): Promise<void> {
  const collection = kind as 'products'
  const select = { _status: true } as const
  const newest = { collection, id: subject, draft: true, depth: 0, select, req } as const
  if ((await req.payload.findByID(newest))._status === 'draft') return
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
      const kind = String(req.routeParams?.kind) as CollectionSlug
      const subject = Number(req.routeParams?.subject)
      const isKnown = Boolean(req.payload.collections[kind]?.config.versions?.drafts)
      if (!isKnown || !Number.isSafeInteger(subject)) return status(404)
      const reviewed = { kind, subject }
      if (change === undefined) return shownReview(req, reviewed)
      return inTransaction(req, async () => {
        const document = { collection: kind, id: subject, where: sql`deleted_at is null` }
        if (!(await lockVersion(req, document, undefined))) return status(404)
        await change(req, reviewed)
        return shownReview(req, reviewed)
      })
    },
  }
}

/** `/reviews/of/products/3`: a contributor sends (POST), a manager returns (PATCH) a draft. */
export const reviewEndpoints = [
  reviewEndpoint('get', isEditor),
  reviewEndpoint('post', isContributor, send),
  reviewEndpoint('patch', isManager, giveBack),
]

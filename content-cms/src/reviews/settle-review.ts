import {
  APIError,
  type CollectionAfterChangeHook,
  type GlobalAfterChangeHook,
  type PayloadRequest,
} from 'payload'
import { isEditor, isManager } from '../access/rules'
import { label, messageFor } from '../labels'
import type { Review } from '../payload-types'
import { ofGlobal } from './subject'

export type Reviewed = Pick<Review, 'kind' | 'subject'>

export async function reviewOf(
  req: PayloadRequest,
  { kind, subject }: Reviewed,
  depth = 0,
): Promise<Review | undefined> {
  const where = { kind: { equals: kind }, subject: { equals: subject } }
  const found = { collection: 'reviews', where, depth, limit: 1, pagination: false, req } as const
  return (await req.payload.find(found)).docs[0]
}

const forManagers = label(
  'Nội dung này đang chờ quản lý duyệt, nên chưa đăng được.',
  'This document is waiting for a manager’s review and cannot be published before.',
)

/** A manager approves a draft by publishing it. @throws APIError 403 for an editor */
async function settle(
  req: PayloadRequest,
  { _status }: { _status?: string },
  reviewed: Reviewed,
): Promise<void> {
  if (_status !== 'published' || !isEditor(req)) return
  const review = await reviewOf(req, reviewed)
  if (review === undefined || review.state === 'approved') return
  if (review.state === 'waiting' && !isManager(req)) {
    throw new APIError(messageFor(req, forManagers), 403, null, true)
  }
  const data = { state: 'approved' as const, decided_by: Number(req.user?.id), comment: null }
  await req.payload.update({ collection: 'reviews', id: review.id, data, depth: 0, req })
}

export const settleReview: CollectionAfterChangeHook = ({ collection, doc, req }) =>
  settle(req, doc, { kind: collection.slug, subject: doc.id })

export const settleGlobalReview: GlobalAfterChangeHook = ({ doc, global, req }) =>
  settle(req, doc, { kind: global.slug, subject: ofGlobal })

import { sql } from '@payloadcms/db-postgres/drizzle'
import { initI18n } from '@payloadcms/translations'
import { APIError, createLocalReq, type DataFromCollectionSlug, type PayloadRequest } from 'payload'
import { priceConfirmation } from '../fields/price-confirmation'
import { recordPublication } from '../hooks/outbox'
import { type Label, label, languageOf, messageFor } from '../labels'
import { holdDocument, holdName } from '../transaction'

export type Plan = DataFromCollectionSlug<'plans'>

/** The editor who planned it, with the current permissions and the language of that time. */
export async function plannerOf(plan: Plan, { payload, transactionID }: PayloadRequest) {
  const language = languageOf(plan.language)
  const i18n = await initI18n({ config: payload.config.i18n, context: 'api', language })
  const id = Number(plan.by)
  const user = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  const planner = user && { ...user, collection: 'users' as const }
  return createLocalReq(
    { req: { i18n, transactionID }, ...(planner && { user: planner }) } as never,
    payload,
  )
}

const refuse = (req: PayloadRequest, reason: Label) => new APIError(messageFor(req, reason), 400)

/** As the planner. @throws APIError without their account */
function changeOf({ action, price_confirmed }: Plan, req: PayloadRequest) {
  if (!req.user) {
    const left = 'Người lên lịch không còn tài khoản.'
    throw refuse(req, label(left, 'The person who planned it has no account any more.'))
  }
  const _status = action === 'publish' ? 'published' : 'draft'
  const data = { _status, [priceConfirmation]: price_confirmed }
  return { data, req, depth: 0, overrideAccess: false }
}

export async function carryOut(plan: Plan, req: PayloadRequest): Promise<void> {
  const { action, document, global: slug } = plan
  if (slug) {
    await holdName(req, slug)
    await req.payload.updateGlobal({ ...changeOf(plan, req), slug } as never)
    return
  }
  const gone = label('Nội dung đã bị xóa.', 'The document was deleted.')
  if (!document) throw refuse(req, gone)
  const { relationTo: collection, value } = document
  const id = Number(value)
  if (!(await holdDocument(req, collection, id, sql`deleted_at is null`))) throw refuse(req, gone)
  if (action === 'appear') {
    const article = await req.payload.findByID({ collection, id, req, depth: 0 })
    return recordPublication(req, 'upsert', collection, { ...article })
  }
  await req.payload.update({ ...changeOf(plan, req), collection, id } as never)
}

import { sql } from '@payloadcms/db-postgres/drizzle'
import { initI18n } from '@payloadcms/translations'
import {
  APIError,
  createLocalReq,
  type DataFromCollectionSlug,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { priceConfirmation } from '../fields/price-confirmation'
import { recordPublication } from '../hooks/outbox'
import { type Label, label, languageOf, messageFor } from '../labels'
import { execute, holdName, inTransaction, isWaiting, lockVersion } from '../transaction'

type Plan = DataFromCollectionSlug<'plans'>

/** Tries of a plan that fails by the system; a document that is refused is tried once. */
const maxTries = 3
const tries = new Map<number, number>()

class PlanFailed extends Error {
  readonly plan: Plan
  readonly reason: string | null

  constructor(plan: Plan, reason: string | null, cause: unknown) {
    super(`Plan ${plan.id} failed`, { cause })
    this.plan = plan
    this.reason = reason
  }
}

/** The editor who planned it, with the current permissions and the language of that time. */
async function plannerOf(plan: Plan, { payload, transactionID }: PayloadRequest) {
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

async function carryOut(plan: Plan, req: PayloadRequest): Promise<void> {
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
  const where = sql`deleted_at is null`
  if (!(await lockVersion(req, { collection, id, where }, undefined))) throw refuse(req, gone)
  if (action === 'appear') {
    const article = await req.payload.findByID({ collection, id, req, depth: 0 })
    return recordPublication(req, 'upsert', collection, { ...article })
  }
  await req.payload.update({ ...changeOf(plan, req), collection, id } as never)
}

const end = (req: PayloadRequest, id: number, state: Plan['state'], reason: string | null) =>
  execute(
    req,
    sql`update plans set state = ${state}, reason = ${reason}, ended_at = clock_timestamp()
        where id = ${id} and ${isWaiting} returning id`,
  )

/** The change and its mark share a transaction, so a killed process leaves neither. */
async function runFirst(req: PayloadRequest): Promise<Plan | null> {
  // One process at a time, so that the plans of a document keep their order.
  await holdName(req, 'plans')
  // PostgreSQL ends the transaction of a process that hangs or whose machine has vanished.
  await execute(req, sql`set local idle_in_transaction_session_timeout = '20s'`)
  const due = sql`select id from plans where ${isWaiting} and at <= now() order by at, id limit 1`
  const [first] = await execute<{ id: number }>(req, due)
  if (first === undefined) return null
  const plan = await req.payload.findByID({ collection: 'plans', id: first.id, req, depth: 0 })
  const planner = await plannerOf(plan, req)
  try {
    await carryOut(plan, planner)
    const ended = await end(req, plan.id, 'done', null)
    if (ended.length === 0) throw new APIError('An editor has just cancelled the plan', 409)
    return plan
  } catch (error) {
    const isRefusal = error instanceof APIError && error.status < 500
    const system = label('Lỗi hệ thống.', 'System error.')
    const reason = isRefusal ? error.message : messageFor(planner, system)
    tries.set(plan.id, isRefusal ? maxTries : (tries.get(plan.id) ?? 0) + 1)
    throw new PlanFailed(plan, reason, error)
  }
}

const describe = ({ id, action, document, global, at }: Plan): string => {
  const late = Math.round((Date.now() - Date.parse(at)) / 1000)
  const found = document ? `${document.relationTo} ${document.value}` : 'a deleted document'
  const subject = global ?? found
  return `Plan ${id} (${action} ${subject}), ${late} s after its time`
}

async function runNext(payload: Payload): Promise<void> {
  const newRequest = () => createLocalReq({}, payload)
  const req = await newRequest()
  try {
    const plan = await inTransaction(req, () => runFirst(req))
    if (plan) payload.logger.info(`${describe(plan)}: done`)
  } catch (error) {
    if (!(error instanceof PlanFailed)) throw error
    const { plan, reason, cause } = error
    if ((tries.get(plan.id) ?? 0) < maxTries) throw cause
    const failed = await end(await newRequest(), plan.id, 'failed', reason)
    if (failed.length > 0) payload.logger.warn(`${describe(plan)}: failed`)
    tries.delete(plan.id)
  }
}

/** Carries out all due plans. @returns milliseconds until the next one, or null without any */
export async function runDuePlans(payload: Payload): Promise<number | null> {
  for (;;) {
    const { rows } = await payload.db.drizzle.execute(
      sql`select extract(epoch from min(at) - now())::float8 * 1000 as ms from plans
          where ${isWaiting}`,
    )
    const ms = rows[0]?.ms as number | null
    if (ms === null || ms > 0) return ms
    await runNext(payload)
  }
}

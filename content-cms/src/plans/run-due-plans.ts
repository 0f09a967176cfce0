import { sql } from '@payloadcms/db-postgres/drizzle'
import pLimit, { type LimitFunction } from 'p-limit'
import { APIError, createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { label, messageFor } from '../labels'
import { execute, inTransaction, isWaiting } from '../transaction'
import { carryOut, type Plan, plannerOf } from './carry-out'

/** Plans of this process; the other connections are for editors (`limit-transactions.ts`). */
const atOnce = 3
/** Due plans that are read together. */
const perRound = 24
/** Tries of a plan that fails by the system; a document that is refused is tried once. */
const maxTries = 3
const tries = new Map<number, number>()

const isRefusal = (error: unknown): error is APIError =>
  error instanceof APIError && error.status < 500

/** PostgreSQL's codes of a deadlock and of a lock that took too long. */
const isLocked = (error: unknown): boolean =>
  ['40P01', '55P03'].includes(Object(Object(error).cause).code)

class PlanFailed extends Error {
  readonly reason: string | null

  constructor({ id }: Plan, reason: string | null, cause: unknown) {
    super(`Plan ${id} failed`, { cause })
    this.reason = reason
  }
}

const end = (req: PayloadRequest, id: number, state: Plan['state'], reason: string | null) =>
  execute(
    req,
    sql`update plans set state = ${state}, reason = ${reason}, ended_at = clock_timestamp()
        where id = ${id} and ${isWaiting} returning id`,
  )

/**
 * Locks the plan, unless another transaction carries it out or has ended it. PostgreSQL ends the
 * transaction of a process that hangs or whose machine has vanished. Documents that relate to each
 * other can wait for each other, for less than the second after which PostgreSQL finds a deadlock.
 */
const claim = (req: PayloadRequest, { id }: Plan) =>
  execute(
    req,
    sql`select set_config('idle_in_transaction_session_timeout', '20s', true),
          set_config('lock_timeout', '300ms', true)
        from plans where id = ${id} and ${isWaiting} for update skip locked`,
  )

/**
 * The change and its mark share a transaction, so a killed process leaves neither.
 * @returns false for a plan that this process could not claim
 */
async function runClaimed(req: PayloadRequest, plan: Plan): Promise<boolean> {
  if ((await claim(req, plan)).length === 0) return false
  const planner = await plannerOf(plan, req)
  try {
    await carryOut(plan, planner)
    await end(req, plan.id, 'done', null)
    return true
  } catch (error) {
    const system = label('Lỗi hệ thống.', 'System error.')
    const reason = isRefusal(error) ? error.message : messageFor(planner, system)
    throw new PlanFailed(plan, reason, error)
  }
}

const describe = ({ id, action, document, global, at }: Plan): string => {
  const late = Math.round((Date.now() - Date.parse(at)) / 1000)
  const found = document ? `${document.relationTo} ${document.value}` : 'a deleted document'
  const subject = global ?? found
  return `Plan ${id} (${action} ${subject}), ${late} s after its time`
}

/** @returns whether the plan has ended; lowers the limit when documents wait for each other */
async function run(payload: Payload, plan: Plan, limit: LimitFunction): Promise<boolean> {
  const newRequest = () => createLocalReq({}, payload)
  const req = await newRequest()
  try {
    const isDone = await inTransaction(req, () => runClaimed(req, plan))
    if (isDone) payload.logger.info(`${describe(plan)}: done`)
    return isDone
  } catch (error) {
    if (!(error instanceof PlanFailed)) throw error
    const { cause, reason } = error
    if (isLocked(cause)) {
      // The next round has the plan again.
      limit.concurrency = 1
      return false
    }
    const tried = (tries.get(plan.id) ?? 0) + 1
    tries.set(plan.id, tried)
    if (!isRefusal(cause) && tried < maxTries) throw cause
    const failed = await end(await newRequest(), plan.id, 'failed', reason)
    if (failed.length > 0) payload.logger.warn(`${describe(plan)}: failed`)
    tries.delete(plan.id)
    return true
  }
}

/** Due plans of the oldest minute, of each document or global only the first. */
async function readDue(payload: Payload): Promise<Plan[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select id from (
          select distinct on (global, document) plans.id, at from plans
          left join lateral (
            select to_jsonb(plans_rels) - '{id,parent_id}'::text[] as document
            from plans_rels where parent_id = plans.id
          ) named on true
          where ${isWaiting} and at <= now() order by global, document, at, plans.id
        ) due
        order by date_trunc('minute', at), random() limit ${perRound}`,
  )
  const where = { id: { in: rows.map(({ id }) => id) } }
  const found = { collection: 'plans', where, depth: 0, pagination: false, sort: 'at' } as const
  return (await payload.find(found)).docs
}

/**
 * Carries out all due plans that no other process carries out.
 * @returns milliseconds until the next one, or null when that is not known
 */
export async function runDuePlans(payload: Payload): Promise<number | null> {
  const limit = pLimit(atOnce)
  for (;;) {
    const { rows } = await payload.db.drizzle.execute(
      sql`select extract(epoch from min(at) - now())::float8 * 1000 as ms from plans
          where ${isWaiting}`,
    )
    const ms = rows[0]?.ms as number | null
    if (ms === null || ms > 0) return ms
    const plans = await readDue(payload)
    const ended = await Promise.allSettled(
      plans.map((plan) => limit(() => run(payload, plan, limit))),
    )
    for (const one of ended) if (one.status === 'rejected') throw one.reason
    if (!ended.some((one) => one.status === 'fulfilled' && one.value)) return null
  }
}

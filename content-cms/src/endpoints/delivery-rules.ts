import { standardDelivery } from '@nas/domain/standard-delivery'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Endpoint, PayloadRequest } from 'payload'
import { isWriter } from '../access/callers'
import { execute, holdName, inTransaction } from '../transaction'
import { bodyOf, status } from './body'
import { type Fields, invalid, isPlainObject } from './both-languages'
import { badRequest } from './problems'

const slug = 'deliveryinfo'

const momentOf = (moment: unknown) => (moment === null ? null : Date.parse(String(moment)))

/** @returns false when the change was made from another version than the one that is stored */
function change(req: PayloadRequest, rules: Fields, updatedAt: unknown): Promise<boolean> {
  return inTransaction(req, async () => {
    // There is no row to lock before the first change.
    await holdName(req, slug)
    const [stored] = await execute<{ updated_at: string }>(
      req,
      sql`select updated_at from ${sql.identifier(slug)}`,
    )
    const version = stored?.updated_at ?? null
    if (updatedAt !== undefined && momentOf(updatedAt) !== momentOf(version)) return false
    const data = { ...(stored ? {} : standardDelivery), ...rules }
    await req.payload.updateGlobal({ slug, req, data, overrideAccess: false } as never)
    return true
  })
}

/**
 * `PATCH /globals/deliveryinfo/rules` with `{rules, updatedAt}` changes the named rules, the others stay as they are
 * by then. With the `updatedAt` of another version than the stored one (null: none) it is 409.
 */
export const changeDeliveryRules: Endpoint = {
  path: '/rules',
  method: 'patch',
  async handler(req) {
    if (!isWriter(req)) return status(403)
    const body = await bodyOf(req)
    if (!isPlainObject(body) || !isPlainObject(body.rules)) return badRequest([invalid('rules')])
    const isSaved = await change(req, body.rules, body.updatedAt)
    return isSaved ? Response.json({}) : status(409)
  },
}

import { standardDelivery } from '@nas/domain/standard-delivery'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { execute, holdName, inTransaction } from '../transaction'
import { assertVersion } from '../version'
import { type Fields, invalid, isPlainObject } from './read-change'
import { badRequest, bodyOf, writerEndpoint } from './responses'

const slug = 'deliveryinfo'

function change(req: PayloadRequest, rules: Fields, updatedAt: unknown): Promise<void> {
  return inTransaction(req, async () => {
    // Before the first change there is no row that could be locked.
    await holdName(req, slug)
    const [stored] = await execute<{ updated_at: string }>(
      req,
      sql`select updated_at from ${sql.identifier(slug)}`,
    )
    assertVersion(stored?.updated_at ?? null, updatedAt)
    const data = { ...(stored ? {} : standardDelivery), ...rules }
    await req.payload.updateGlobal({ slug, req, data, overrideAccess: false } as never)
  })
}

/** `PATCH …/rules` with `{rules, updatedAt}`; 409 when `updatedAt` is not the stored version. */
export const changeDeliveryRules = writerEndpoint('patch', '/rules', async (req) => {
  const body = await bodyOf(req)
  if (!isPlainObject(body) || !isPlainObject(body.rules)) return badRequest([invalid('rules')])
  await change(req, body.rules, body.updatedAt)
  return Response.json({})
})

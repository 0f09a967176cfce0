import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { listLimits } from '@nas/query/limits'
import { parse } from '../../platform/http/parse'
import { purchasesOf } from '../queries/purchases'

const customers = z.object({
  customers: z
    .string('malformed')
    .regex(/^[\w,-]+$/, 'malformed')
    .transform((ids) => ids.split(','))
    .refine((ids) => ids.length <= listLimits.page, 'too_long'),
})

/** What these customers have ordered, for staff. */
export async function list(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { customers: ids } = parse(customers, request.query)
  response.json({ purchases: await purchasesOf(request.scope, ids) })
}

import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { listLimits } from '@nas/query/limits'
import * as v from 'valibot'
import { parse } from '../../platform/http/parse'
import { purchasesOf } from '../queries/purchases'

const customers = v.object({
  customers: v.pipe(
    v.string('malformed'),
    v.regex(/^[\w,-]+$/, 'malformed'),
    v.transform((ids) => ids.split(',')),
    v.maxLength(listLimits.page, 'too_long'),
  ),
})

/** What these customers have ordered, for staff. */
export async function list(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { customers: ids } = parse(customers, request.query)
  response.json({ purchases: await purchasesOf(request.scope, ids) })
}

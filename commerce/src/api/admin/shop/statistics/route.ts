import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { parse } from '../../../../platform/http/parse'
import { periodQuery } from '../../../../statistics/http/period-query'
import { totalOf } from '../../../../statistics/queries/count-records'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const period = parse(periodQuery, request.query)
  const [money, orders, users] = await Promise.all([
    totalOf(request.scope, 'money', period),
    totalOf(request.scope, 'orders', period),
    totalOf(request.scope, 'users', period),
  ])
  response.json({ money, orders, users })
}

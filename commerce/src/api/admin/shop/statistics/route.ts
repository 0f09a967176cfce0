import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { totalOf } from '../../../../statistics/count-records'
import { parse } from '../../../parse'
import { periodQuery } from './period-query'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const period = parse(periodQuery, request.query)
  const [money, orders, users] = await Promise.all([
    totalOf(request.scope, 'money', period),
    totalOf(request.scope, 'orders', period),
    totalOf(request.scope, 'users', period),
  ])
  response.json({ money, orders, users })
}

import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { notFound } from '../../../../../platform/errors/shop-error'
import { parse } from '../../../../../platform/http/parse'
import { chartQuery } from '../../../../../statistics/http/period-query'
import { chartOf } from '../../../../../statistics/queries/count-records'
import { isMeasure } from '../../../../../statistics/queries/measures'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { kind } = request.params
  if (!isMeasure(kind)) throw notFound('chart')
  const { period, unit } = parse(chartQuery, request.query)
  response.json({ points: await chartOf(request.scope, kind, period, unit) })
}

import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { notFound } from '../../../../../errors/shop-error'
import { chartOf } from '../../../../../statistics/count-records'
import { isMeasure } from '../../../../../statistics/measures'
import { parse } from '../../../../parse'
import { chartQuery } from '../../statistics/period-query'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { kind } = request.params
  if (!isMeasure(kind)) throw notFound('chart')
  const { period, unit } = parse(chartQuery, request.query)
  response.json({ points: await chartOf(request.scope, kind, period, unit) })
}

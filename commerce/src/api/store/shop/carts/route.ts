import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { saveCart } from '../../../../accounts/workflows/save-cart'
import { orderItems } from '../../../../orders/http/place-validators'
import { customerOf } from '../../../../platform/http/caller'
import { parse } from '../../../../platform/http/parse'

const body = z.object({ items: orderItems })

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await customerOf(request)
  const { items } = parse(body, request.body ?? {})
  response.json({ cart: await saveCart(request.scope, customerId, items) })
}

import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { saveCart } from '../../../../carts/save-cart'
import { customerOf } from '../../../caller'
import { parse } from '../../../parse'
import { orderItems } from '../orders/validators'

const body = z.object({ items: orderItems })

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await customerOf(request)
  const { items } = parse(body, request.body ?? {})
  response.json({ cart: await saveCart(request.scope, customerId, items) })
}

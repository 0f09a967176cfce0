import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { customerOf } from '../../accounts/http/caller'
import { parse } from '../../platform/http/parse'
import { saveCart } from '../workflows/save-cart'
import { orderItems } from './place-validators'

const cartBody = z.object({ items: orderItems })

export async function save(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await customerOf(request)
  const { items } = parse(cartBody, request.body ?? {})
  response.json({ cart: await saveCart(request.scope, customerId, items) })
}

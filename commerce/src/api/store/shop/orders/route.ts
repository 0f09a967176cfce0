import { createHash } from 'node:crypto'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readSearch } from '@nas/domain/record-search/read-search'
import { listOrders } from '../../../../orders/list-orders'
import { paymentMethod } from '../../../../orders/payment-methods'
import { placeOrder } from '../../../../orders/place-order'
import { readOrder } from '../../../../orders/read-orders'
import { customerOf, memberOf } from '../../../caller'
import { parse } from '../../../parse'
import { idempotencyKey, type PlaceOrderBody, placeOrderBody, storedPhone } from './validators'

const guest = 'guest'

function hashOf(body: PlaceOrderBody): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const body = parse(placeOrderBody, request.body ?? {})
  const key = parse(idempotencyKey, request.get('Idempotency-Key') ?? undefined)
  const customerId = await customerOf(request)
  const { name, email, address, province, district, ward } = body
  const record = await placeOrder(request.scope, {
    items: body.items,
    receiver: { name, phone: storedPhone(body), email, address, province, district, ward },
    note: body.note,
    payment: paymentMethod(body.payment),
    locale: body.locale,
    expectedTotal: body.expected_total ?? null,
    consents: body.consents,
    customerId,
    caller: customerId ?? guest,
    idempotencyKey: key ?? null,
    requestHash: hashOf(body),
  })
  response.json({ order: await readOrder(request.scope, record) })
}

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  const search = { ...readSearch(request.query), customerId }
  response.json(await listOrders(request.scope, search))
}

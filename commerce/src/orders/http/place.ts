import { createHash } from 'node:crypto'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { customerOf } from '../../accounts/http/caller'
import { paymentChoice } from '../../payments/methods/methods'
import { parse } from '../../platform/http/parse'
import { readOrder } from '../queries/read-orders'
import { placeOrder } from '../workflows/place-order/place-order'
import type { NewOrderAccount } from '../workflows/place-order/place-order-request'
import {
  guestAccountBody,
  idempotencyKey,
  newAccountBody,
  type PlaceOrderBody,
  placeOrderBody,
  storedPhone,
} from './place-validators'

const guest = 'guest'

/** The password is left out: what is stored of a request must not help to guess it. */
function hashOf(body: PlaceOrderBody, newAccount: NewOrderAccount | null): string {
  const hashed = newAccount === null ? body : { ...body, create_account: true }
  return createHash('sha256').update(JSON.stringify(hashed)).digest('hex')
}

function newAccountOf(request: MedusaRequest): NewOrderAccount | null {
  const body = request.body ?? {}
  return parse(guestAccountBody, body).create_account ? parse(newAccountBody, body) : null
}

export async function place(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const body = parse(placeOrderBody, request.body ?? {})
  const key = parse(idempotencyKey, request.get('Idempotency-Key') ?? undefined)
  const customerId = await customerOf(request)
  const newAccount = customerId === null ? newAccountOf(request) : null
  const { name, email, address, province, district, ward } = body
  const record = await placeOrder(request.scope, {
    items: body.items,
    receiver: { name, phone: storedPhone(body), email, address, province, district, ward },
    note: body.note,
    payment: paymentChoice(body.payment),
    locale: body.locale,
    expectedTotal: body.expected_total ?? null,
    consents: body.consents,
    customerId,
    newAccount,
    caller: customerId ?? guest,
    idempotencyKey: key ?? null,
    requestHash: hashOf(body, newAccount),
  })
  response.json({ order: await readOrder(request.scope, record, 'owner') })
}

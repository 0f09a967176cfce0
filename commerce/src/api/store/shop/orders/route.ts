import { createHash } from 'node:crypto'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readSearch } from '@nas/domain/record-search/read-search'
import {
  guestAccountBody,
  idempotencyKey,
  newAccountBody,
  type PlaceOrderBody,
  placeOrderBody,
  storedPhone,
} from '../../../../orders/http/place-validators'
import { listOrders } from '../../../../orders/queries/list-orders'
import { readOrder } from '../../../../orders/queries/read-orders'
import type { NewOrderAccount } from '../../../../orders/workflows/place-order/order-account'
import { placeOrder } from '../../../../orders/workflows/place-order/place-order'
import { paymentChoice } from '../../../../payments/methods/methods'
import { customerOf, memberOf } from '../../../../platform/http/caller'
import { parse } from '../../../../platform/http/parse'

const guest = 'guest'

/** The password is left out: what is kept of a request must not help to guess it. */
function hashOf(body: PlaceOrderBody, newAccount: NewOrderAccount | null): string {
  const hashed = newAccount === null ? body : { ...body, create_account: true }
  return createHash('sha256').update(JSON.stringify(hashed)).digest('hex')
}

function accountOf(request: MedusaRequest): NewOrderAccount | null {
  const body = request.body ?? {}
  return parse(guestAccountBody, body).create_account ? parse(newAccountBody, body) : null
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const body = parse(placeOrderBody, request.body ?? {})
  const key = parse(idempotencyKey, request.get('Idempotency-Key') ?? undefined)
  const customerId = await customerOf(request)
  const newAccount = customerId === null ? accountOf(request) : null
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

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  const search = { ...readSearch(request.query), customerId }
  response.json(await listOrders(request.scope, search))
}

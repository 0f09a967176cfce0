import { createHash } from 'node:crypto'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { NewOrder } from '@nas/contract/commerce/order'
import { type OrderAccount, orderAccountSchema } from '@nas/contract/create-order'
import * as v from 'valibot'
import { customerOf } from '../../accounts/http/caller'
import { paymentChoice } from '../../payments/methods/methods'
import { parse } from '../../platform/http/parse'
import { readOrder } from '../queries/read-orders'
import { placeOrder } from '../workflows/place-order/place-order'
import type { OrderOrigin } from '../workflows/place-order/place-order-request'
import { deviceSecret } from '../workflows/prove-order'

/**
 * Guests share no idempotency keys: a guest who sends another guest's key gets neither that order
 * nor an error that reveals it.
 */
export const guestOf = (phone: string) =>
  `guest:${createHash('sha256').update(phone).digest('base64url')}`

const idempotencyKey = v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/, 'malformed')))

const mark = v.pipe(v.string(), v.maxLength(60))

const origin = v.object({
  network: mark,
  device: v.object({ mark, known: v.boolean() }),
  proven: v.boolean(),
})

/** Sent by the shop's own server, the only client of this route. */
function originOf(request: MedusaRequest): OrderOrigin | null {
  const network = request.get('X-Order-Network')
  if (network === undefined) return null
  const says = (name: string) => request.get(name) === 'yes'
  return parse(origin, {
    network,
    device: { mark: request.get('X-Order-Device') ?? '', known: says('X-Order-Device-Known') },
    proven: says('X-Order-Proven'),
  })
}

/**
 * Hash of a request without the password, which stored data must not help to guess, and without the
 * proof of the e-mail, which differs when the same order is sent again.
 */
function hashOf({ password: _, email_proof: __, ...order }: NewOrder): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('hex')
}

/** The account that a guest creates with the order; members have one. */
const newAccountOf = (order: NewOrder): OrderAccount | null =>
  order.create_account ? parse(orderAccountSchema, order) : null

export async function place(
  request: MedusaRequest<NewOrder>,
  response: MedusaResponse,
): Promise<void> {
  const body = request.validatedBody
  const key = parse(idempotencyKey, request.get('Idempotency-Key') ?? undefined)
  const customerId = await customerOf(request)
  const newAccount = customerId === null ? newAccountOf(body) : null
  const { name, phone, email, address, province, district, ward } = body
  const record = await placeOrder(request.scope, {
    items: body.items,
    receiver: { name, phone, email, address, province, district: district ?? '', ward },
    note: body.note,
    payment: paymentChoice(body.payment),
    locale: body.locale,
    expectedTotal: body.expected_total ?? null,
    consents: body.consents,
    customerId,
    newAccount,
    emailProof: body.email_proof,
    caller: customerId ?? guestOf(phone),
    idempotencyKey: key ?? null,
    requestHash: hashOf(body),
    origin: originOf(request),
  })
  // With an account, the answer is the same whether it was created or its e-mail was taken.
  const isGuests = customerId === null && newAccount === null
  const device = isGuests ? deviceSecret(record.id) : null
  response.json({ order: await readOrder(request.scope, record, 'owner'), device })
}

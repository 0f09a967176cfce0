import { createHash } from 'node:crypto'
import type { MedusaRequest } from '@medusajs/framework/http'
import { type OrderAccount, orderAccountSchema } from '@nas/contract/create-order'
import type { ParsedOf } from '@nas/contract/operation'
import type { placeOrder as placeOperation } from '@nas/contract/orders/operations'
import * as v from 'valibot'
import type { Handler } from '../../accounts/http/operation-routes'
import { paymentChoice } from '../../payments/methods/methods'
import { parse } from '../../platform/http/parse'
import { readOrder } from '../queries/read-orders'
import { placeOrder } from '../workflows/place-order/place-order'
import { deviceSecret } from '../workflows/prove-order'

type ReceivedOrder = ParsedOf<typeof placeOperation>

/**
 * Guests share no idempotency keys: a guest who sends another guest's key gets neither that order
 * nor an error that reveals it.
 */
export const guestOf = (phone: string) =>
  `guest:${createHash('sha256').update(phone).digest('base64url')}`

const keySchema = v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/, 'malformed')))

/** @throws ShopError invalid */
export const idempotencyKeyOf = (request: MedusaRequest): string | null =>
  parse(keySchema, request.get('Idempotency-Key') ?? undefined) ?? null

export const hashOf = (order: object): string =>
  createHash('sha256').update(JSON.stringify(order)).digest('hex')

/**
 * A request without the password, which stored data must not help to guess, and without the
 * proof of the e-mail and the origin, which differ when the same order is sent again.
 */
const contentOf = ({ password: _, email_proof: __, origin: ___, ...order }: ReceivedOrder) => order

/** The account that a guest creates with the order; members have one. */
const newAccountOf = (order: ReceivedOrder): OrderAccount | null =>
  order.create_account ? parse(orderAccountSchema, order) : null

export const place: Handler<typeof placeOperation> = async ({ scope, caller, request, input }) => {
  const customerId = caller.id
  const newAccount = customerId === null ? newAccountOf(input) : null
  const { name, phone, email, address, province, district, ward } = input
  const record = await placeOrder(scope, {
    items: input.items,
    receiver: { name, phone, email, address, province, district: district ?? '', ward },
    note: input.note,
    payment: paymentChoice(input.payment),
    locale: input.locale,
    expectedTotal: input.expected_total ?? null,
    consents: input.consents,
    customerId,
    newAccount,
    emailProof: input.email_proof,
    caller: customerId ?? guestOf(phone),
    idempotencyKey: idempotencyKeyOf(request),
    requestHash: hashOf(contentOf(input)),
    origin: input.origin,
  })
  // With an account, the answer is the same whether it was created or its e-mail was taken.
  const isGuests = customerId === null && newAccount === null
  const device = isGuests ? deviceSecret(record.id) : null
  return { order: await readOrder(scope, record, 'owner'), device }
}

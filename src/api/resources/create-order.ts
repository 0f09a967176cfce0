import { listShippings, type ShippingOption } from '@nas/contract/catalogue/operations'
import { consentFields, consentPurposes, consentVersion } from '@nas/contract/consents'
import {
  type CreateOrderBody,
  createOrderSchema,
  receiverEntries,
} from '@nas/contract/create-order'
import { type NewOrder, type OrderOrigin, placeOrder } from '@nas/contract/orders/operations'
import type { ContentView } from '../../content/view.ts'
import {
  isRejectedAs,
  RejectedError,
  type RejectionDetail,
} from '../../gateways/transport/gateway-errors.ts'
import { ApiError, fieldErrors } from '../answers/api-error.ts'
import { Reply } from '../answers/reply.ts'
import { atLeast } from '../endpoints/attempts.ts'
import { type ApiRequest, call, idempotencyKey } from '../endpoints/endpoint.ts'
import { networkPseudonym, type OrderDevice, orderDevice } from '../endpoints/pseudonyms.ts'
import { affordableQuery } from '../records/affordable-query.ts'
import { entrySource, toEntry } from '../records/entries.ts'
import { orderRow, orderShape } from '../shapes/order-shape.ts'
import { askForAccount, assertAccountFields, paymentCode } from './order-input.ts'

/** Without proof of work, per day and network, which an office or a carrier may share. */
const freeOrders = 20

/** Pieces for which a proof contains one unit of work. */
const piecesAUnit = 25

const unitsOf = ({ cartitems }: CreateOrderBody): number =>
  Math.ceil(cartitems.reduce((pieces, { quantity }) => pieces + quantity, 0) / piecesAUnit)

async function proofRequired({ proofOfWork }: ApiRequest, body: CreateOrderBody) {
  return new ApiError(400, 'ApplicationError', 'Many orders come from here: prove some work', {
    details: { code: 'proof_required', challenge: await proofOfWork.challenge(unitsOf(body)) },
  })
}

/** @returns null where limits are off @throws ApiError 400 with a challenge, 429 */
async function takeOrder(
  request: ApiRequest,
  body: CreateOrderBody,
  device: OrderDevice,
): Promise<OrderOrigin | null> {
  const { limiter, proofOfWork, context } = request
  const { clientAddress } = context
  const proof = request.request.headers.get('proof-of-work')
  const proven = await proofOfWork.isProven(proof, unitsOf(body))
  const isOften = (await limiter.used('ordersPerAddress', clientAddress)) >= freeOrders
  if (isOften && !proven) throw await proofRequired(request, body)
  await limiter.take('ordersPerAddress', clientAddress)
  if (context.settings.rateLimits === false) return null
  const { mark, known } = device
  return { network: networkPseudonym(context), device: { mark, known }, proven }
}

/** Longer than creating an account takes. */
const shortestWithAccountMs = 500

export const createOrder = call('POST /app/createorder', {
  summary: 'Place an order; repeating it with the same Idempotency-Key returns the same order',
  access: 'all',
  limit: 'createOrder',
  queries: orderShape,
  body: { schema: createOrderSchema, form: 'either' },
  answer: { of: orderShape, as: 'one' },
  run: async (request, { body }) => {
    const { caller, commerce, context, limiter, view } = request
    const selection = affordableQuery(request, orderShape)
    const key = idempotencyKey(request)
    const owner = caller.kind === 'member' ? caller.commerce : null
    const started = performance.now()
    const isGuest = owner === null
    const asksByMail = isGuest && body.create_account && context.settings.registrationByMail
    if (asksByMail) assertAccountFields(body)
    const order = newOrder(asksByMail ? { ...body, create_account: false } : body, view)
    if (body.shipping) assertShipping(body.shipping, await commerce.call(listShippings, null, {}))
    const browser = orderDevice(request)
    const origin = await takeOrder(request, body, browser)
    try {
      const sent = { ...order, origin }
      const { order: placed, device } = await commerce.call(placeOrder, owner, sent, key)
      // Guesses at its phone do not delay clients of this network.
      await limiter.orders.trust(placed.code, context.clientAddress)
      if (asksByMail) await askForAccount(request, order)
      // Neither the answer nor its time discloses whether the e-mail had an account.
      if (isGuest && body.create_account) await atLeast(started, shortestWithAccountMs)
      const row = orderRow(isGuest ? { ...placed, customer: null } : placed)
      const data = toEntry(entrySource(view), 'orders', row, selection)
      return Reply.json({ data, meta: { device } }, isGuest ? [browser.cookie] : [])
    } catch (error) {
      await limiter.giveBack('ordersPerAddress', context.clientAddress)
      if (isRejectedAs(error, 'proof_required')) {
        throw await proofRequired(request, body)
      }
      throw withWireNames(error)
    }
  },
})

const receiverNames = Object.keys(receiverEntries) as (keyof typeof receiverEntries)[]

/** Ignores prices, sums, state and owner in the body. @throws ApiError 400 for the payment */
function newOrder(body: CreateOrderBody, view: ContentView): NewOrder {
  const { locale, expected_total, create_account, password, email_proof } = body
  const receiver = receiverNames.map((name) => [name, body[name]])
  return {
    ...(Object.fromEntries(receiver) as Pick<CreateOrderBody, keyof typeof receiverEntries>),
    ...(body.address_scheme === 'two_levels' && { district: null }),
    items: body.cartitems,
    locale,
    expected_total,
    create_account,
    password: create_account ? password : null,
    payment: paymentCode(body.payment, view),
    email_proof,
    consents: consentPurposes.map((purpose) => ({
      purpose,
      granted: body[consentFields[purpose]],
      version: consentVersion,
    })),
  }
}

/** @throws ApiError 400 for a delivery that is not offered */
function assertShipping(
  shipping: CreateOrderBody['shipping'],
  options: readonly ShippingOption[],
): void {
  if (options.some(({ id }) => id === String(shipping))) return
  const message = 'This way of delivery is not offered'
  throw fieldErrors([{ path: ['shipping'], code: 'shipping_unavailable', message }])
}

/** Commerce names lines by the field of its own body. */
function withWireNames(error: unknown): unknown {
  if (!(error instanceof RejectedError)) return error
  const { code, message, errors, total } = error
  return new RejectedError(
    { code, message, errors: errors.map(detailWithWireNames), ...(total !== null && { total }) },
    { cause: error },
  )
}

function detailWithWireNames(detail: RejectionDetail): RejectionDetail {
  const [first, ...rest] = detail.path
  return first === 'items' ? { ...detail, path: ['cartitems', ...rest] } : detail
}

import type { CommerceOrder } from '@nas/contract/commerce/order'
import { reorderAnswerSchema, trackingAnswerSchema } from '@nas/contract/order-calls'
import {
  askEmailCodeSchema,
  askOrderCodeSchema,
  cancelProvenOrderSchema,
  type OrderProof,
  orderProofAnswerSchema,
  payProvenOrderSchema,
  proveEmailSchema,
  provenOrderSchema,
  proveOrderSchema,
  rateProvenOrderSchema,
} from '@nas/contract/order-proof'
import { doneAnswerSchema } from '@nas/contract/privacy'
import { RejectedError } from '../../gateways/transport/gateway-errors.ts'
import { atLeast, takeTracking } from '../kit/attempts.ts'
import { type ApiRequest, call, type Endpoint } from '../kit/endpoint.ts'
import { markOf } from '../kit/marks.ts'
import { affordableQuery } from '../records/affordable-query.ts'
import { entrySource, toEntry } from '../records/entries.ts'
import { orderRow, orderShape } from '../shapes/order-shape.ts'
import { trackedOrder } from './orders.ts'
import { paymentCode } from './payment-code.ts'

/** An answer takes at least this long, so that its speed does not reveal an order or its e-mail. */
const shortestMs = 250

const open = { method: 'POST', access: 'all', personal: true } as const
const orderAnswer = { queries: orderShape, answer: { of: orderShape, as: 'one' } } as const

/**
 * Mails a code.
 * @param inbox what identifies the inbox, which gets a few codes a day
 * @throws ApiError 429
 */
async function mailing(request: ApiRequest, inbox: string, mail: () => Promise<void>) {
  const { limiter, context } = request
  const started = performance.now()
  await limiter.take('forgotPasswordPerAddress', context.clientAddress)
  await limiter.take('orderCode', markOf(context, inbox))
  await mail()
  await atLeast(started, shortestMs)
  return { data: { ok: true } } as const
}

/** One attempt at the secret of this subject. @throws ApiError 429 */
async function proving(request: ApiRequest, subject: string, prove: () => Promise<OrderProof>) {
  const started = performance.now()
  const attempt = await takeTracking(request, subject)
  try {
    const proof = await prove()
    await attempt.succeeded()
    return { data: proof }
  } catch (error) {
    if (error instanceof RejectedError) await atLeast(started, shortestMs)
    else await attempt.giveBack()
    throw error
  }
}

const askCode = call({
  ...open,
  path: '/app/askordercode',
  summary: 'Mail a code to the e-mail of a guest’s order; the same answer without one',
  body: { schema: askOrderCodeSchema, form: 'either' },
  answer: { schema: doneAnswerSchema },
  run: (request, { body }) => {
    const code = body.code.toUpperCase()
    return mailing(request, `${code} ${body.phone}`, () =>
      request.commerce.provenOrders.ask({ ...body, code }),
    )
  },
})

const prove = call({
  ...open,
  path: '/app/proveorder',
  summary: 'Exchange a mailed code, or the secret of the ordering device, for a proof of the order',
  body: { schema: proveOrderSchema, form: 'either' },
  answer: { schema: orderProofAnswerSchema },
  run: (request, { body }) => {
    const code = body.code.toUpperCase()
    return proving(request, code, () => request.commerce.provenOrders.prove({ ...body, code }))
  },
})

const askEmail = call({
  ...open,
  path: '/app/askemailcode',
  summary: 'Mail a code to an e-mail, for an order beyond the number of unpaid ones',
  body: { schema: askEmailCodeSchema, form: 'either' },
  answer: { schema: doneAnswerSchema },
  run: (request, { body }) =>
    mailing(request, body.email.toLowerCase(), () =>
      request.commerce.provenOrders.askForEmail(body),
    ),
})

const proveEmail = call({
  ...open,
  path: '/app/proveemail',
  summary: 'Exchange a mailed code for a proof of the e-mail, the email_proof of createorder',
  body: { schema: proveEmailSchema, form: 'either' },
  answer: { schema: orderProofAnswerSchema },
  run: (request, { body }) =>
    proving(request, body.attempt, () => request.commerce.provenOrders.proveEmail(body)),
})

/** The order as for its owner, with the fields that the query selects. */
async function selected(request: ApiRequest, run: () => Promise<CommerceOrder>) {
  const selection = affordableQuery(request, orderShape)
  const row = orderRow(await run())
  return { data: toEntry(entrySource(request.view), 'orders', row, selection), meta: {} }
}

const read = call({
  ...open,
  ...orderAnswer,
  path: '/app/provenorder',
  summary: 'The order of a proof, with receiver and address',
  body: { schema: provenOrderSchema, form: 'either' },
  run: (request, { body: { proof } }) =>
    selected(request, () => request.commerce.provenOrders.read(proof)),
})

const cancel = call({
  ...open,
  ...orderAnswer,
  path: '/app/cancelprovenorder',
  summary: 'Cancel the order of a proof',
  body: { schema: cancelProvenOrderSchema, form: 'either' },
  run: (request, { body }) => selected(request, () => request.commerce.provenOrders.cancel(body)),
})

const pay = call({
  ...open,
  path: '/app/payprovenorder',
  summary: 'Change how the unpaid order of a proof is paid',
  body: { schema: payProvenOrderSchema, form: 'either' },
  answer: { schema: trackingAnswerSchema },
  run: async ({ commerce, view }, { body: { proof, payment } }) => {
    const changed = await commerce.provenOrders.pay({ proof, payment: paymentCode(payment, view) })
    return { data: trackedOrder(changed) }
  },
})

const rate = call({
  ...open,
  ...orderAnswer,
  path: '/app/rateprovenorder',
  summary: 'Rate lines of the delivered order of a proof, each once; all of them or none',
  body: { schema: rateProvenOrderSchema, form: 'either' },
  run: (request, { body: { proof, ratings } }) => {
    const lines = ratings.map(({ cartitem, stars, words }) => ({ line: cartitem, stars, words }))
    return selected(request, () => request.commerce.provenOrders.rate({ proof, ratings: lines }))
  },
})

const reorder = call({
  ...open,
  path: '/app/reorderprovenorder',
  summary: 'Items of the order of a proof that can be bought again; changes nothing',
  body: { schema: provenOrderSchema, form: 'either' },
  answer: { schema: reorderAnswerSchema },
  run: async ({ commerce }, { body: { proof } }) => {
    return { data: await commerce.provenOrders.reorder(proof) }
  },
})

export const provenOrders: readonly Endpoint[] = [
  ...[askCode, prove, askEmail, proveEmail, read],
  ...[cancel, pay, rate, reorder],
]

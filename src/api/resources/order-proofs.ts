import { doneAnswerSchema } from '@nas/contract/answers'
import * as contract from '@nas/contract/order-proof'
import * as operations from '@nas/contract/order-proofs/operations'
import { atLeast, guessing, shortestMs } from '../endpoints/attempts.ts'
import { type ApiRequest, call, type Endpoint } from '../endpoints/endpoint.ts'
import { pseudonymOf } from '../endpoints/pseudonyms.ts'

const open = { method: 'POST', access: 'all', personal: true } as const

/** @param inbox identifies the inbox, which gets a few codes a day @throws ApiError 429 */
async function mailing(request: ApiRequest, inbox: string, mail: () => Promise<unknown>) {
  const { limiter, context } = request
  const started = performance.now()
  await limiter.take('forgotPasswordPerAddress', context.clientAddress)
  await limiter.take('orderCode', pseudonymOf(context, inbox))
  await mail()
  await atLeast(started, shortestMs)
  return { data: { ok: true } } as const
}

async function proving(
  request: ApiRequest,
  subject: string,
  prove: () => Promise<contract.OrderProof>,
) {
  return { data: await guessing(request, subject, prove) }
}

const askCode = call({
  ...open,
  path: '/app/askordercode',
  summary: 'Mail a code to the e-mail of a guest’s order; the same answer without one',
  body: { schema: contract.askOrderCodeSchema, form: 'either' },
  answer: { schema: doneAnswerSchema },
  run: (request, { body }) => {
    const code = body.code.toUpperCase()
    return mailing(request, `${code} ${body.phone}`, () =>
      request.commerce.call(operations.askOrderCode, null, { ...body, code }),
    )
  },
})

const prove = call({
  ...open,
  path: '/app/proveorder',
  summary: 'Exchange a mailed code, or the secret of the ordering device, for a proof of the order',
  body: { schema: contract.proveOrderSchema, form: 'either' },
  answer: { schema: contract.orderProofAnswerSchema },
  run: (request, { body }) => {
    const code = body.code.toUpperCase()
    return proving(request, code, () =>
      request.commerce.call(operations.proveOrder, null, { ...body, code }),
    )
  },
})

const askEmail = call({
  ...open,
  path: '/app/askemailcode',
  summary: 'Mail a code to an e-mail, for an order beyond the number of unpaid ones',
  body: { schema: contract.askEmailCodeSchema, form: 'either' },
  answer: { schema: doneAnswerSchema },
  run: (request, { body }) =>
    mailing(request, body.email.toLowerCase(), () =>
      request.commerce.call(operations.askEmailCode, null, body),
    ),
})

const proveMailbox = call({
  ...open,
  path: '/app/proveemail',
  summary: 'Exchange a mailed code for a proof of the e-mail, the email_proof of createorder',
  body: { schema: contract.proveEmailSchema, form: 'either' },
  answer: { schema: contract.orderProofAnswerSchema },
  run: (request, { body }) =>
    proving(request, body.attempt, () => request.commerce.call(operations.proveEmail, null, body)),
})

export const orderProofs: readonly Endpoint[] = [askCode, prove, askEmail, proveMailbox]

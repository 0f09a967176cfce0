import type { Call, InputOf, OutputOf, ParsedOf } from '@nas/contract/operation'
import { orderProofAnswerSchema } from '@nas/contract/order-calls'
import * as operations from '@nas/contract/order-proofs/operations'
import { atLeast, guessing, shortestMs } from '../endpoints/attempts.ts'
import { call, type Endpoint } from '../endpoints/endpoint.ts'
import { pseudonymOf } from '../endpoints/pseudonyms.ts'

/** @param inboxOf identifies the inbox, which gets a few codes a day */
const mailing = <O extends typeof operations.askOrderCode | typeof operations.askEmailCode>(
  name: Call,
  summary: string,
  operation: O,
  inboxOf: (body: ParsedOf<O>) => string,
) =>
  call(name, {
    summary,
    access: 'all',
    body: { schema: operation.input, form: 'either' },
    async run({ commerce, limiter, context }, { body }) {
      const started = performance.now()
      await limiter.take('forgotPasswordPerAddress', context.clientAddress)
      await limiter.take('orderCode', pseudonymOf(context, inboxOf(body)))
      await commerce.call(operation, null, body as InputOf<O>)
      await atLeast(started, shortestMs)
    },
  })

/** @param subjectOf whose attempts are counted together */
const proving = <O extends typeof operations.proveOrder | typeof operations.proveEmail>(
  name: Call,
  summary: string,
  operation: O,
  subjectOf: (body: ParsedOf<O>) => string,
) =>
  call(name, {
    summary,
    access: 'all',
    body: { schema: operation.input, form: 'either' },
    answer: { schema: orderProofAnswerSchema },
    async run(request, { body }) {
      const prove = (): Promise<OutputOf<O>> =>
        request.commerce.call(operation, null, body as InputOf<O>)
      return { data: await guessing(request, subjectOf(body), prove) }
    },
  })

export const orderProofs: readonly Endpoint[] = [
  mailing(
    'POST /app/askordercode',
    'Mail a code to the e-mail of a guest’s order; the same answer without one',
    operations.askOrderCode,
    ({ code, phone }) => `${code} ${phone}`,
  ),
  proving(
    'POST /app/proveorder',
    'Exchange a mailed code, or the secret of the ordering device, for a proof of the order',
    operations.proveOrder,
    ({ code }) => code,
  ),
  mailing(
    'POST /app/askemailcode',
    'Mail a code to an e-mail, for an order beyond the number of unpaid ones',
    operations.askEmailCode,
    ({ email }) => email.toLowerCase(),
  ),
  proving(
    'POST /app/proveemail',
    'Exchange a mailed code for a proof of the e-mail, the email_proof of createorder',
    operations.proveEmail,
    ({ attempt }) => attempt,
  ),
]

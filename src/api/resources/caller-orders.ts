import { placeForCaller } from '@nas/contract/caller-orders/operations'
import * as v from 'valibot'
import { call, idempotencyKey } from '../endpoints/endpoint.ts'
import { credentialOf, guardOf } from '../records/operation-endpoints.ts'
import { paymentCode } from './order-input.ts'

export const orderForCaller = call('POST /app/orderforcaller', {
  summary:
    'Place an order for a caller; repeating it with the same Idempotency-Key places no other',
  ...guardOf(placeForCaller),
  body: { schema: placeForCaller.input, form: 'either' },
  answer: { schema: v.object({ data: placeForCaller.answer }) },
  run: async (request, { body }) => {
    const { commerce, caller, view } = request
    const order = { ...body, payment: paymentCode(body.payment, view) }
    const credential = credentialOf(placeForCaller, caller)
    return { data: await commerce.call(placeForCaller, credential, order, idempotencyKey(request)) }
  },
})

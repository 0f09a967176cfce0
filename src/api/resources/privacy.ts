import { exportedDataAnswerSchema, mailedCodeSchema } from '@nas/contract/privacy/fields'
import * as operations from '@nas/contract/privacy/operations'
import type { Condition } from '@nas/query/condition'
import * as v from 'valibot'
import { Reply } from '../answers/reply.ts'
import { guessing, provingOwner } from '../endpoints/attempts.ts'
import { type ApiRequest, call } from '../endpoints/endpoint.ts'
import { ask } from '../records/operation-endpoints.ts'
import { forgetRefresh } from './browser-session.ts'

const isIn = (attribute: string, values: string[]): Condition => {
  return { kind: 'list', attribute, type: 'text', operator: '$in', values }
}

/** Without notes of staff. Anyone can type in a code: the phone must match too. */
async function requestsAbout({ contentWriter }: ApiRequest, { orders }: operations.OwnData) {
  if (orders.length === 0) return []
  const of = (name: 'code' | 'phone') => orders.map((order) => String(order[name]))
  const { docs } = await contentWriter.requests.list('supports', {
    where: { kind: 'and', all: [isIn('order_code', of('code')), isIn('phone', of('phone'))] },
    sort: [],
    limit: 100,
    offset: 0,
  })
  return docs.map(({ name, phone, type, order_code, message, createdAt }) => {
    return { name, phone, type, order_code, message, createdAt }
  })
}

export const takeExport = call('POST /app/exporteddata', {
  summary: 'All personal data of the caller, once for the code of the mailed link',
  access: 'member',
  body: { schema: mailedCodeSchema, form: 'either' },
  answer: { schema: exportedDataAnswerSchema },
  run: async (request, { body: { code } }) => {
    const own = await ask(request, operations.takeExport, { code })
    const requests = await requestsAbout(request, own)
    return { data: { made_at: new Date().toISOString(), ...own, requests } }
  },
})

export const askErasure = call('POST /app/askerasure', {
  summary: 'Mail the guest of an order a link to erase their data',
  access: 'all',
  body: { schema: operations.askErasure.input, form: 'either' },
  run: async (request, { body }) => {
    const { commerce, limiter, context } = request
    await limiter.take('forgotPasswordPerAddress', context.clientAddress)
    const mail = () => commerce.call(operations.askErasure, null, body)
    await guessing(request, body.code, mail, 'order_unknown')
  },
})

const deletionSchema = v.object({
  currentPassword: operations.deleteAccount.input.entries.current_password,
})

export const deleteAccount = call('POST /app/deleteaccount', {
  summary: 'Delete the caller’s account permanently',
  access: 'member',
  body: { schema: deletionSchema, form: 'either' },
  run: async (request, { body: { currentPassword } }) => {
    const input = { current_password: currentPassword }
    await provingOwner(request, () => ask(request, operations.deleteAccount, input))
    return Reply.json({ data: { ok: true } }, [forgetRefresh(request)])
  },
})

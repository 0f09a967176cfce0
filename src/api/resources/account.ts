import { accountAnswerSchema } from '@nas/contract/accounts'
import * as v from 'valibot'
import { call } from '../call.ts'
import { signedInCaller } from '../endpoint.ts'

export const account = call({
  method: 'GET',
  path: '/app/account',
  summary: 'The caller’s consents, viewed products and linked providers',
  access: 'signed-in',
  personal: true,
  answer: { schema: accountAnswerSchema },
  run: async (request) => {
    const { commerce } = signedInCaller(request)
    const { consents, viewed, connections, has_password } =
      await request.commerce.accounts.account(commerce)
    return { data: { consents, viewed, connections, has_password } }
  },
})

export const deleteAccount = call({
  method: 'POST',
  path: '/app/deleteaccount',
  summary: 'Delete the caller’s account for good',
  access: 'member',
  personal: true,
  answer: { schema: v.object({ data: v.object({ ok: v.literal(true) }) }) },
  run: async (request) => {
    await request.commerce.accounts.remove(signedInCaller(request).commerce)
    return { data: { ok: true } }
  },
})

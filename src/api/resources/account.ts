import { accountAnswerSchema, deleteAccountSchema } from '@nas/contract/accounts'
import {
  connectAnswerSchema,
  connectionSchema,
  connectionsAnswerSchema,
} from '@nas/contract/connect'
import * as v from 'valibot'
import { call } from '../call.ts'
import { signedInCaller } from '../endpoint.ts'
import { provingOwner } from '../proving-owner.ts'
import { Reply } from '../reply.ts'
import { forgetRefresh } from '../session/browser-session.ts'
import { beginFlow, providerOf } from '../social/begin-flow.ts'

export const account = call({
  method: 'GET',
  path: '/app/account',
  summary: 'The caller’s consents, viewed products and linked providers',
  access: 'signed-in',
  personal: true,
  answer: { schema: accountAnswerSchema },
  run: async (request) => {
    const { commerce } = signedInCaller(request)
    const { consents, viewed, connections, has_password, cod_blocked } =
      await request.commerce.accounts.account(commerce)
    return { data: { consents, viewed, connections, has_password, cod_blocked } }
  },
})

export const deleteAccount = call({
  method: 'POST',
  path: '/app/deleteaccount',
  summary: 'Delete the caller’s account for good',
  access: 'member',
  personal: true,
  body: { schema: deleteAccountSchema, form: 'either' },
  answer: { schema: v.object({ data: v.object({ ok: v.literal(true) }) }) },
  run: async (request, { body: { currentPassword } }) => {
    const { commerce } = signedInCaller(request)
    await provingOwner(request, () => request.commerce.accounts.remove(commerce, currentPassword))
    return Reply.json({ data: { ok: true } }, [forgetRefresh(request)])
  },
})

export const linkProvider = call({
  method: 'POST',
  path: '/app/connect',
  summary: 'Begin to link the caller’s account to Google or Facebook',
  access: 'member',
  personal: true,
  body: { schema: connectionSchema, form: 'either' },
  answer: { schema: connectAnswerSchema },
  run: async (request, { body: { provider, locale, currentPassword } }) => {
    const { commerce, person } = signedInCaller(request)
    const linkTo = person.id
    providerOf(request, provider)
    await provingOwner(request, () =>
      request.commerce.accounts.proveOwner(commerce, currentPassword),
    )
    const { url, cookie } = await beginFlow(request, { provider, locale, linkTo })
    return Reply.json({ data: { url } }, [cookie])
  },
})

export const unlinkProvider = call({
  method: 'POST',
  path: '/app/disconnect',
  summary: 'Unlink the caller’s account from Google or Facebook',
  access: 'member',
  personal: true,
  body: { schema: connectionSchema, form: 'either' },
  answer: { schema: connectionsAnswerSchema },
  run: async (request, { body: { provider, currentPassword } }) => {
    const { commerce } = signedInCaller(request)
    const { connections } = await provingOwner(request, () =>
      request.commerce.accounts.disconnect(commerce, provider, currentPassword),
    )
    return { data: { connections } }
  },
})

import { proveOwner } from '@nas/contract/accounts/operations'
import { doneAnswerSchema } from '@nas/contract/answers'
import { connectAnswerSchema, connectionSchema } from '@nas/contract/connect'
import { deleteAccount as deleteOwnAccount } from '@nas/contract/privacy/operations'
import * as v from 'valibot'
import { Reply } from '../answers/reply.ts'
import { provingOwner } from '../endpoints/attempts.ts'
import { call, signedInCaller } from '../endpoints/endpoint.ts'
import { ask } from '../records/operation-endpoints.ts'
import { forgetRefresh } from './browser-session.ts'
import { beginFlow, providerOf } from './social-flow.ts'

const deletionSchema = v.object({
  currentPassword: deleteOwnAccount.input.entries.current_password,
})

export const deleteAccount = call({
  method: 'POST',
  path: '/app/deleteaccount',
  summary: 'Delete the caller’s account permanently',
  access: 'member',
  personal: true,
  body: { schema: deletionSchema, form: 'either' },
  answer: { schema: doneAnswerSchema },
  run: async (request, { body: { currentPassword } }) => {
    const input = { current_password: currentPassword }
    await provingOwner(request, () => ask(request, deleteOwnAccount, input))
    return Reply.json({ data: { ok: true } }, [forgetRefresh(request)])
  },
})

export const linkProvider = call({
  method: 'POST',
  path: '/app/connect',
  summary: 'Start to link the caller’s account to Google or Facebook',
  access: 'member',
  personal: true,
  body: { schema: connectionSchema, form: 'either' },
  answer: { schema: connectAnswerSchema },
  run: async (request, { body: { provider, locale, currentPassword } }) => {
    const linkTo = signedInCaller(request).person.id
    providerOf(request, provider)
    const presence = { current_password: currentPassword }
    await provingOwner(request, () => ask(request, proveOwner, presence))
    const { url, cookie } = await beginFlow(request, { provider, locale, linkTo })
    return Reply.json({ data: { url } }, [cookie])
  },
})

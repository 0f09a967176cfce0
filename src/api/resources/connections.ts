import {
  connectAnswerSchema,
  connectionSchema,
  connectionsAnswerSchema,
} from '@nas/contract/connect'
import { call } from '../call.ts'
import { signedInCaller } from '../endpoint.ts'
import { Reply } from '../reply.ts'
import { beginFlow } from '../social/begin-flow.ts'

export const linkProvider = call({
  method: 'POST',
  path: '/app/connect',
  summary: 'Begin to link the caller’s account to Google or Facebook',
  access: 'member',
  personal: true,
  body: { schema: connectionSchema, form: 'either' },
  answer: { schema: connectAnswerSchema },
  run: async (request, { body: { provider, locale } }) => {
    const linkTo = signedInCaller(request).person.id
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
  run: async (request, { body: { provider } }) => {
    const { commerce } = signedInCaller(request)
    const { connections } = await request.commerce.accounts.disconnect(commerce, provider)
    return { data: { connections } }
  },
})

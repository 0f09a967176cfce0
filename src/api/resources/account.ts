import {
  accountAnswerSchema,
  blockCodSchema,
  blockUserSchema,
  deleteAccountSchema,
  userAccountAnswerSchema,
  userAccountParameters,
  userNoteSchema,
} from '@nas/contract/accounts'
import {
  connectAnswerSchema,
  connectionSchema,
  connectionsAnswerSchema,
} from '@nas/contract/connect'
import { userSchema } from '@nas/contract/user'
import * as v from 'valibot'
import { provingOwner } from '../kit/attempts.ts'
import { call, type Endpoint, signedInCaller } from '../kit/endpoint.ts'
import { Reply } from '../kit/reply.ts'
import { flatUser } from '../shapes/user-shape.ts'
import { forgetRefresh } from './browser-session.ts'
import { beginFlow, providerOf } from './social-flow.ts'

export const account = call({
  method: 'GET',
  path: '/app/account',
  summary: 'The caller’s consents, viewed products and linked providers',
  access: 'signed-in',
  personal: true,
  answer: { schema: accountAnswerSchema },
  run: async (request) => {
    const { commerce } = signedInCaller(request)
    const { consents, viewed, connections, has_password, cod_blocked, pending_email } =
      await request.commerce.accounts.account(commerce)
    return { data: { consents, viewed, connections, has_password, cod_blocked, pending_email } }
  },
})

export const deleteAccount = call({
  method: 'POST',
  path: '/app/deleteaccount',
  summary: 'Delete the caller’s account permanently',
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
  summary: 'Start to link the caller’s account to Google or Facebook',
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

const forStaff = {
  access: 'admin',
  permission: 'people.write',
  personal: true,
  answer: { schema: userAccountAnswerSchema },
} as const

/** Data of a person for staff, in addition to the flat user. */
export const userAccount: readonly Endpoint[] = [
  call({
    ...forStaff,
    method: 'GET',
    path: '/app/useraccount',
    permission: 'people.read',
    summary: 'Consents, ways to sign in and notes of a person, for staff',
    parameters: userAccountParameters,
    run: async (request, { parameters: { user } }) => {
      const { commerce } = signedInCaller(request)
      return { data: await request.commerce.users.account(commerce, user) }
    },
  }),
  call({
    ...forStaff,
    method: 'POST',
    path: '/app/blockcod',
    summary: 'Rule out cash on delivery for a member and their phone, or offer it again',
    body: { schema: blockCodSchema, form: 'either' },
    run: async (request, { body: { user, blocked } }) => {
      const { commerce } = signedInCaller(request)
      return { data: await request.commerce.users.blockCod(commerce, user, blocked) }
    },
  }),
  call({
    ...forStaff,
    method: 'POST',
    path: '/app/blockuser',
    summary: 'Block a person everywhere and at once, or unblock them',
    body: { schema: blockUserSchema, form: 'either' },
    answer: { schema: userSchema },
    run: async (request, { body: { user, blocked } }) => {
      const { commerce } = signedInCaller(request)
      return flatUser(await request.commerce.users.block(commerce, user, blocked))
    },
  }),
  call({
    ...forStaff,
    method: 'POST',
    path: '/app/usernote',
    summary: 'Add a note about a person, for staff',
    body: { schema: userNoteSchema, form: 'either' },
    run: async (request, { body: { user, words } }) => {
      const { commerce } = signedInCaller(request)
      return { data: await request.commerce.users.addNote(commerce, user, words) }
    },
  }),
]

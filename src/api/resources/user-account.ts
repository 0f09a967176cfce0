import {
  blockCodSchema,
  blockUserSchema,
  userAccountAnswerSchema,
  userAccountParameters,
  userNoteSchema,
} from '@nas/contract/accounts'
import { userSchema } from '@nas/contract/user'
import { call } from '../call.ts'
import { type Endpoint, signedInCaller } from '../endpoint.ts'
import { flatUser } from '../shapes/user-shape.ts'

const forStaff = {
  access: 'admin',
  permission: 'people.write',
  personal: true,
  answer: { schema: userAccountAnswerSchema },
} as const

/** What staff know and keep of a person beside the flat user. */
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
    summary: 'Rule out cash on delivery for a member, or offer it again',
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
    summary: 'Keep a member out, everywhere and at once, or let them in again',
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
    summary: 'Note something of a person, for staff',
    body: { schema: userNoteSchema, form: 'either' },
    run: async (request, { body: { user, words } }) => {
      const { commerce } = signedInCaller(request)
      return { data: await request.commerce.users.addNote(commerce, user, words) }
    },
  }),
]

import {
  inviteStaffSchema,
  removeStaffSchema,
  resetStaffSchema,
  staffDutiesSchema,
} from '@nas/contract/staff'
import { userSchema } from '@nas/contract/user'
import { call } from '../call.ts'
import { type Endpoint, signedInCaller } from '../endpoint.ts'
import { userRow } from '../shapes/user-shape.ts'

const byManagers = {
  method: 'POST',
  access: 'admin',
  permission: 'staff',
  personal: true,
  answer: { schema: userSchema },
} as const

/** What managers decide of their colleagues. */
export const staff: readonly Endpoint[] = [
  call({
    ...byManagers,
    path: '/app/invitestaff',
    summary: 'Open an account of staff, whose owner sets the password by a link in a mail',
    body: { schema: inviteStaffSchema, form: 'either' },
    run: async (request, { body }) => {
      const { commerce } = signedInCaller(request)
      return userRow(await request.commerce.staff.invite(commerce, body))
    },
  }),
  call({
    ...byManagers,
    path: '/app/staffduties',
    summary: 'Say what a colleague is there for',
    body: { schema: staffDutiesSchema, form: 'either' },
    run: async (request, { body: { user, duties } }) => {
      const { commerce } = signedInCaller(request)
      return userRow(await request.commerce.staff.setDuties(commerce, user, duties))
    },
  }),
  call({
    ...byManagers,
    path: '/app/resetstaff',
    summary: 'Mail a colleague a link to set a new password',
    body: { schema: resetStaffSchema, form: 'either' },
    run: async (request, { body: { user, locale } }) => {
      const { commerce } = signedInCaller(request)
      return userRow(await request.commerce.staff.reset(commerce, user, locale ?? 'vi'))
    },
  }),
  call({
    ...byManagers,
    path: '/app/removestaff',
    summary: 'Remove the account of a colleague, at once and everywhere',
    body: { schema: removeStaffSchema, form: 'either' },
    run: async (request, { body: { user } }) => {
      const { commerce } = signedInCaller(request)
      return userRow(await request.commerce.staff.remove(commerce, user))
    },
  }),
]

import {
  inviteStaffSchema,
  removeStaffSchema,
  resetStaffSchema,
  staffRolesSchema,
} from '@nas/contract/staff'
import { userSchema } from '@nas/contract/user'
import { call, type Endpoint, signedInCaller } from '../kit/endpoint.ts'
import { userRow } from '../shapes/user-shape.ts'

const byManagers = {
  method: 'POST',
  access: 'admin',
  permission: 'staff',
  personal: true,
  answer: { schema: userSchema },
} as const

/** Calls by which managers administer staff. */
export const staff: readonly Endpoint[] = [
  call({
    ...byManagers,
    path: '/app/invitestaff',
    summary: 'Create an account of staff, whose owner sets the password by a mailed link',
    body: { schema: inviteStaffSchema, form: 'either' },
    run: async (request, { body }) => {
      const { commerce } = signedInCaller(request)
      return userRow(await request.commerce.staff.invite(commerce, body))
    },
  }),
  call({
    ...byManagers,
    path: '/app/staffduties',
    summary: 'Set the roles of a colleague',
    body: { schema: staffRolesSchema, form: 'either' },
    run: async (request, { body: { user, duties } }) => {
      const { commerce } = signedInCaller(request)
      return userRow(await request.commerce.staff.setRoles(commerce, user, duties))
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
    summary: 'Remove the account of a colleague, everywhere and at once',
    body: { schema: removeStaffSchema, form: 'either' },
    run: async (request, { body: { user } }) => {
      const { commerce } = signedInCaller(request)
      return userRow(await request.commerce.staff.remove(commerce, user))
    },
  }),
]

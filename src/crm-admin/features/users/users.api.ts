import { userAccountAnswerSchema } from '@nas/contract/accounts/fields'
import { addressFields } from '@nas/contract/addresses/fields'
import { listOf } from '@nas/contract/answers'
import { schemasOf } from '@nas/contract/fields'
import { orderForStaffSchema } from '@nas/contract/order-for-staff'
import { userSchema } from '@nas/contract/user'
import * as v from 'valibot'
import { apiOptions, keysOf } from '../../kit/list/list-page.ts'

const userKeys = keysOf('users')

export function userOptions(id: string) {
  const path = `/api/users/${encodeURIComponent(id)}`
  return apiOptions(userKeys.one(id), [path, { populate: ['role', 'purchases'] }], userSchema)
}

/** Consents, notes and other data. The first screen loads this file, so it imports no operation. */
export function userAccountOptions(user: string) {
  return apiOptions(
    [...userKeys.one(user), 'account'],
    ['/api/app/useraccount', { user }],
    userAccountAnswerSchema,
    ({ data }) => data,
  )
}

const { code, state, payment_kind, createdAt, total, cartitems, ratings } =
  orderForStaffSchema.entries
const ordersAnswer = v.object({
  data: v.array(
    v.object({
      id: v.number(),
      attributes: v.object({ code, state, payment_kind, createdAt, total, cartitems, ratings }),
    }),
  ),
})

export function ordersOfOptions(user: string) {
  const query = {
    filters: { user: { id: { $eq: user } } },
    sort: 'id:desc',
    pagination: { pageSize: 10 },
    populate: ['cartitems', 'ratings'],
  }
  return apiOptions(
    [...keysOf('orders').all, 'of', user],
    ['/api/orders', query],
    ordersAnswer,
    ({ data }) =>
      data.map(({ id, attributes: { cartitems = [], ratings = [], ...order } }) => ({
        ...order,
        id,
        lines: cartitems,
        ratings,
      })),
  )
}

export function addressesOfOptions(user: string) {
  return apiOptions(
    ['addresses', 'of', user],
    ['/api/addresses', { filters: { user: { id: { $eq: user } } } }],
    listOf(v.object(schemasOf(addressFields))),
    ({ data }) => data,
  )
}

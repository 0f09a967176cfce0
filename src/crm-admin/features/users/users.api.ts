import { type UserAccount, userAccountAnswerSchema } from '@nas/contract/accounts/fields'
import { addressFields } from '@nas/contract/addresses/fields'
import { listOf } from '@nas/contract/answers'
import { schemasOf } from '@nas/contract/fields'
import { orderForStaffSchema } from '@nas/contract/order-for-staff'
import { type User, userSchema } from '@nas/contract/user'
import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'
import type { FieldTexts } from '../../kit/forms/form.tsx'
import { keysOf } from '../../kit/list/list-page.ts'

/** @throws ApiError, with status 404 for an unknown id */
async function fetchUser(id: string, signal: AbortSignal): Promise<User> {
  const populate = ['role', 'purchases']
  return v.parse(
    userSchema,
    await api.get(`/api/users/${encodeURIComponent(id)}`, { populate }, signal),
  )
}

/**
 * Consents, notes and other data of a user. The first screen loads this file, so it imports no operation.
 * @throws ApiError
 */
async function fetchUserAccount(user: string, signal: AbortSignal): Promise<UserAccount> {
  const answer = await api.get('/api/app/useraccount', { user }, signal)
  return v.parse(userAccountAnswerSchema, answer).data
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

/** An order on the page of its customer. */
export type OrderOfUser = Awaited<ReturnType<typeof fetchOrdersOf>>[number]

/** The newest orders of a user, with their ratings. @throws ApiError */
async function fetchOrdersOf(user: string, signal: AbortSignal) {
  const query = {
    filters: { user: { id: { $eq: user } } },
    sort: 'id:desc',
    pagination: { pageSize: 10 },
    populate: ['cartitems', 'ratings'],
  }
  const { data } = v.parse(ordersAnswer, await api.get('/api/orders', query, signal))
  return data.map(({ id, attributes: { cartitems = [], ratings = [], ...order } }) => ({
    ...order,
    id,
    lines: cartitems,
    ratings,
  }))
}

const addressesAnswer = listOf(v.object(schemasOf(addressFields)))

/** @throws ApiError */
async function fetchAddressesOf(user: string, signal: AbortSignal) {
  const query = { filters: { user: { id: { $eq: user } } } }
  return v.parse(addressesAnswer, await api.get('/api/addresses', query, signal)).data
}

/** @throws ApiError; 409 when the user has changed since `updatedAt` */
export async function changeUser(
  id: string,
  changes: FieldTexts,
  updatedAt: string,
): Promise<void> {
  await api.put(`/api/users/${encodeURIComponent(id)}`, { ...changes, updatedAt })
}

/**
 * Blocks a customer everywhere and at once, or unblocks them.
 * @throws ApiError
 */
export async function blockUser(user: string, blocked: boolean): Promise<void> {
  await api.post('/api/app/blockuser', { user, blocked })
}

/**
 * Removes the second factor of another member of staff.
 * @throws ApiError
 */
export async function resetSecondFactor(user: string): Promise<void> {
  await api.post('/api/app/resetsecondfactor', { user })
}

const userKeys = keysOf('users')

export function userOptions(id: string) {
  return queryOptions({
    queryKey: userKeys.one(id),
    queryFn: ({ signal }) => fetchUser(id, signal),
  })
}

export function userAccountOptions(id: string) {
  return queryOptions({
    queryKey: [...userKeys.one(id), 'account'] as const,
    queryFn: ({ signal }) => fetchUserAccount(id, signal),
  })
}

export function ordersOfOptions(id: string) {
  return queryOptions({
    queryKey: [...keysOf('orders').all, 'of', id] as const,
    queryFn: ({ signal }) => fetchOrdersOf(id, signal),
  })
}

export function addressesOfOptions(id: string) {
  return queryOptions({
    queryKey: ['addresses', 'of', id] as const,
    queryFn: ({ signal }) => fetchAddressesOf(id, signal),
  })
}

import { type UserAccount, userAccountAnswerSchema } from '@nas/contract/accounts'
import { addressFields } from '@nas/contract/addresses'
import { listOf } from '@nas/contract/answers'
import { schemasOf } from '@nas/contract/fields'
import { type User, userSchema } from '@nas/contract/user'
import * as v from 'valibot'
import { api } from '../../api-client/api.ts'
import { orderFromEntry, staffOrderEntrySchema } from '../orders/order-from-entry.ts'
import type { StaffOrder } from '../orders/staff-order.ts'
import type { FieldTexts } from '../record/kept-changes.ts'

/** @throws ApiError, with status 404 for an unknown id */
export async function fetchUser(id: string, signal: AbortSignal): Promise<User> {
  const populate = ['role', 'purchases']
  return v.parse(
    userSchema,
    await api.get(`/api/users/${encodeURIComponent(id)}`, { populate }, signal),
  )
}

/** Consents, notes and what else is kept of a user. @throws ApiError */
export async function fetchUserAccount(user: string, signal: AbortSignal): Promise<UserAccount> {
  const answer = await api.get('/api/app/useraccount', { user }, signal)
  return v.parse(userAccountAnswerSchema, answer).data
}

const ordersAnswer = v.object({ data: v.array(staffOrderEntrySchema) })

/** The newest orders of a user, with their ratings. @throws ApiError */
export async function fetchOrdersOf(user: string, signal: AbortSignal): Promise<StaffOrder[]> {
  const query = {
    filters: { user: { id: { $eq: user } } },
    sort: 'id:desc',
    pagination: { pageSize: 10 },
    populate: ['cartitems', 'ratings'],
  }
  const answer = v.parse(ordersAnswer, await api.get('/api/orders', query, signal))
  return answer.data.map(orderFromEntry)
}

const addressesAnswer = listOf(v.object(schemasOf(addressFields)))

/** @throws ApiError */
export async function fetchAddressesOf(user: string, signal: AbortSignal) {
  const query = { filters: { user: { id: { $eq: user } } } }
  return v.parse(addressesAnswer, await api.get('/api/addresses', query, signal)).data
}

/** @throws ApiError; 409 when the user is no more as at `updatedAt` */
export async function changeUser(
  id: string,
  changes: FieldTexts,
  updatedAt: string,
): Promise<void> {
  await api.put(`/api/users/${encodeURIComponent(id)}`, { ...changes, updatedAt })
}

/** @throws ApiError */
export async function blockCod(user: string, blocked: boolean): Promise<void> {
  await api.post('/api/app/blockcod', { user, blocked })
}

/** Keeps a customer out, everywhere and at once, or lets them in again. @throws ApiError */
export async function blockUser(user: string, blocked: boolean): Promise<void> {
  await api.post('/api/app/blockuser', { user, blocked })
}

/** Takes the second factor of another member of staff. @throws ApiError */
export async function resetSecondFactor(user: string): Promise<void> {
  await api.post('/api/app/resetsecondfactor', { user })
}

/** @throws ApiError */
export async function addUserNote(user: string, words: string): Promise<void> {
  await api.post('/api/app/usernote', { user, words })
}

import { listOf, oneOf } from '@nas/contract/answers'
import { userSchema } from '@nas/contract/user'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'
import type { FieldTexts } from '../../kit/forms/form.tsx'
import { type StaffRequest, type Support, supportFrom } from './request.ts'

export type RequestResource = 'supports' | 'distributors'

const oneAnswer = oneOf(v.unknown())
const listAnswer = listOf(v.unknown())

/** @throws ApiError, with status 404 for an unknown id */
export async function fetchRequest<Request extends StaffRequest>(
  resource: RequestResource,
  id: number,
  requestFrom: (entry: unknown) => Request,
  signal: AbortSignal,
): Promise<Request> {
  const answer = await api.get(`/api/${resource}/${id}`, {}, signal)
  return requestFrom(v.parse(oneAnswer, answer).data)
}

/**
 * The customer-care requests of a phone number, newest first.
 * @throws ApiError
 */
export async function fetchSupportsOf(phone: string, signal: AbortSignal): Promise<Support[]> {
  const query = { filters: { phone: { $eq: phone } }, sort: 'id:desc' }
  const answer = v.parse(listAnswer, await api.get('/api/supports', query, signal))
  return answer.data.map(supportFrom)
}

/** @throws ApiError; 409 when it has changed since `updatedAt` */
export async function changeRequest(
  resource: RequestResource,
  id: number,
  changes: FieldTexts,
  updatedAt: string,
): Promise<void> {
  // These may be null; other fields must not be empty and are rejected by the server.
  const clearable = ['assignee', 'order_code', 'type']
  const data = Object.fromEntries(
    Object.entries(changes).map(([name, text]) => [
      name,
      text === '' && clearable.includes(name) ? null : text,
    ]),
  )
  await api.put(`/api/${resource}/${id}`, { data: { ...data, updatedAt } })
}

const staffAnswer = v.object({ data: v.array(userSchema) })

/** E-mails and names of the staff. @throws ApiError */
export async function fetchStaff(signal: AbortSignal): Promise<Map<string, string>> {
  const query = {
    filters: { role: { type: { $eq: 'admin' } } },
    pagination: { after: '', pageSize: 100 },
  }
  const answer = v.parse(staffAnswer, await api.get('/api/users', query, signal))
  return new Map(answer.data.map(({ email, fullname }) => [email, fullname || email]))
}

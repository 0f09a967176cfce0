import { listOf, oneOf } from '@nas/contract/answers'
import type { RequestState } from '@nas/contract/requests'
import { userSchema } from '@nas/contract/user'
import * as v from 'valibot'
import { api } from '../../api-client/api.ts'
import type { FieldTexts } from '../record/kept-changes.ts'
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

/** What a phone number has asked customer care, newest first. @throws ApiError */
export async function fetchSupportsOf(phone: string, signal: AbortSignal): Promise<Support[]> {
  const query = { filters: { phone: { $eq: phone } }, sort: 'id:desc' }
  const answer = v.parse(listAnswer, await api.get('/api/supports', query, signal))
  return answer.data.map(supportFrom)
}

/** @throws ApiError; 409 when it is no more as at `updatedAt` */
export async function changeRequest(
  resource: RequestResource,
  id: number,
  changes: FieldTexts,
  updatedAt: string,
): Promise<void> {
  // Nobody, no order and no type are null; what must not be empty is refused as empty.
  const clearable = ['assignee', 'order_code', 'type']
  const data = Object.fromEntries(
    Object.entries(changes).map(([name, text]) => [
      name,
      text === '' && clearable.includes(name) ? null : text,
    ]),
  )
  await api.put(`/api/${resource}/${id}`, { data: { ...data, updatedAt } })
}

interface Step {
  request: StaffRequest
  to: RequestState
  /** Who takes it on, if nobody has. */
  by: string | null
}

/** @throws ApiError; 409 when somebody else was quicker */
export async function moveRequest(resource: RequestResource, step: Step): Promise<void> {
  const { request, to, by } = step
  const { id, assignee, updatedAt } = request
  const takes = to === 'processing' && assignee === null && by !== null
  const data = { state: to, ...(takes && { assignee: by }), updatedAt }
  await api.put(`/api/${resource}/${id}`, { data })
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

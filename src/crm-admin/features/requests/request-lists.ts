import { listOf, oneOf as oneEntryOf } from '@nas/contract/answers'
import { problemTypes, requestStates } from '@nas/contract/requests'
import * as v from 'valibot'
import { apiOptions, keysOf } from '../../kit/list/list-page.ts'
import {
  createdBetween,
  type ListFilter,
  type ListSpec,
  oneOf,
} from '../../kit/list/list-search.ts'
import {
  type Distributor,
  distributorFrom,
  type StaffRequest,
  type Support,
  supportFrom,
} from './request.ts'
import type { RequestResource } from './requests.api.ts'

export const unassigned = 'nobody'

const assignee: ListFilter = {
  accepts: (value) => value === unassigned || /^[^\s@]+@[^\s@]+$/.test(value),
  where: (value) => ({ assignee: value === unassigned ? { $null: true } : { $eq: value } }),
}

export const open = 'open' as const

const state = oneOf([open, ...requestStates], (value) => ({
  state: value === open ? { $ne: 'done' } : { $eq: value },
}))

const queue = {
  sort: 'order:desc,id:desc',
  sorts: ['id', 'createdAt', 'updatedAt', 'name', 'state', 'assignee'],
  filters: { state, assignee, ...createdBetween },
  initial: { state: open },
}

/** GET /api/supports: urgent requests first, then the newest (SPEC §9). */
export const supportList: ListSpec<Support> = {
  ...queue,
  resource: 'supports',
  filters: {
    ...queue.filters,
    type: oneOf(problemTypes, (type) => ({ type: { $eq: type } })),
  },
  rowOf: supportFrom,
}

export const distributorList: ListSpec<Distributor> = {
  ...queue,
  resource: 'distributors',
  rowOf: distributorFrom,
}

const oneAnswer = oneEntryOf(v.unknown())

function requestOptions<Request extends StaffRequest>(
  resource: RequestResource,
  requestFrom: (entry: unknown) => Request,
) {
  return (id: number) =>
    apiOptions(keysOf(resource).one(id), [`/api/${resource}/${id}`], oneAnswer, ({ data }) =>
      requestFrom(data),
    )
}

export const supportOptions = requestOptions('supports', supportFrom)
export const distributorOptions = requestOptions('distributors', distributorFrom)

export function supportsOfOptions(phone: string) {
  const query = { filters: { phone: { $eq: phone } }, sort: 'id:desc' }
  return apiOptions(
    [...keysOf('supports').all, 'of', phone],
    ['/api/supports', query],
    listOf(v.unknown()),
    ({ data }) => data.map(supportFrom),
  )
}

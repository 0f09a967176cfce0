import { entryOf } from '@nas/contract/answers'
import {
  dataRequestFields,
  dataRequestKinds,
  dataRequestStates,
} from '@nas/contract/data-requests/fields'
import { schemasOf } from '@nas/contract/fields'
import { dayEnd, dayStart, isDay } from '@nas/domain/periods'
import * as v from 'valibot'
import { type ListSpec, oneOf } from '../../kit/list/list-search.ts'

const entrySchema = entryOf(v.object(schemasOf(dataRequestFields)))

function rowOf(entry: unknown) {
  const { id, attributes } = v.parse(entrySchema, entry)
  return { id: String(id), ...attributes }
}

export type DataRequestRow = ReturnType<typeof rowOf>

/** GET /api/data-requests: open requests first, by their deadline, then the newest. */
export const dataRequestList: ListSpec<DataRequestRow> = {
  resource: 'data-requests',
  sort: 'open_until:asc,received_at:desc',
  sorts: ['received_at', 'answered_at'],
  filters: {
    state: oneOf(dataRequestStates, (state) => ({ state: { $eq: state } })),
    kind: oneOf(dataRequestKinds, (kind) => ({ kind: { $eq: kind } })),
    from: { accepts: isDay, where: (day) => ({ received_at: { $gte: dayStart(day) } }) },
    to: { accepts: isDay, where: (day) => ({ received_at: { $lt: dayEnd(day) } }) },
  },
  rowOf,
}

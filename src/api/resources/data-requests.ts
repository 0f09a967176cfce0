import { dataRequestFields } from '@nas/contract/data-requests/fields'
import { listDataRequests } from '@nas/contract/data-requests/operations'
import { operationRecords } from '../records/operation-records.ts'
import { dataRequestShape } from '../shapes/record-shapes.ts'

export const dataRequests = operationRecords({
  shape: dataRequestShape,
  fields: dataRequestFields,
  list: listDataRequests,
  defaultSort: 'received_at:desc',
})

import { dueRefundFields } from '@nas/contract/refunds/fields'
import { listRefunds } from '@nas/contract/refunds/operations'
import { operationRecords } from '../records/operation-records.ts'
import { refundShape } from '../shapes/record-shapes.ts'

/** Read-only: cancellations and payments write them, and orders settle them. */
export const refunds = operationRecords({
  shape: refundShape,
  fields: dueRefundFields,
  list: listRefunds,
  defaultSort: 'createdAt:asc',
})

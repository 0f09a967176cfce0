import { stockChangeFields, stockFields } from '@nas/contract/stock/fields'
import * as operations from '@nas/contract/stock/operations'
import { operationRecords } from '../records/operation-records.ts'
import { stockChangeShape, stockShape } from '../shapes/record-shapes.ts'

export const stock = operationRecords({
  shape: stockShape,
  fields: stockFields,
  list: operations.listStock,
  one: operations.findStock,
  update: operations.setThreshold,
  defaultSort: 'name:asc',
})

/** The log is read-only; changes of stock write it. */
export const stockChanges = operationRecords({
  shape: stockChangeShape,
  fields: stockChangeFields,
  list: operations.listStockChanges,
  owner: { relation: 'product', attribute: 'product' },
  defaultSort: 'createdAt:desc',
})

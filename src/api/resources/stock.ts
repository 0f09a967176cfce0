import { stockChangeFields, stockFields } from '@nas/contract/stock/fields'
import * as operations from '@nas/contract/stock/operations'
import type { Endpoint } from '../endpoints/endpoint.ts'
import { forward, forwardRecord } from '../records/operation-endpoints.ts'
import { operationRecords, rowOf } from '../records/operation-records.ts'
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

export const stockCalls: readonly Endpoint[] = [
  forwardRecord(operations.changeStock, stockShape, rowOf(stockFields)),
  forward(operations.compareStock),
  forward(operations.countStock),
]

import { stockChangeFields, stockFields } from '@nas/contract/stock/fields'
import * as operations from '@nas/contract/stock/operations'
import { call, type Endpoint } from '../kit/endpoint.ts'
import { affordableQuery } from '../records/affordable-query.ts'
import { entrySource, toEntry } from '../records/entries.ts'
import { credentialOf, forward, guardOf } from '../records/operation-endpoints.ts'
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

const stockRow = rowOf(stockFields)

const changeStock = call({
  method: 'POST',
  path: '/app/changestock',
  summary: 'Set the pieces of a product on hand, or add to them, with a reason',
  ...guardOf(operations.changeStock),
  personal: true,
  queries: stockShape,
  body: { schema: operations.changeStock.input, form: 'either' },
  answer: { of: stockShape, as: 'one' },
  run: async (request, { body }) => {
    const selection = affordableQuery(request, stockShape)
    const { commerce, caller } = request
    const changed = await commerce.call(operations.changeStock, credentialOf(caller), body)
    const source = entrySource(request.view)
    return { data: toEntry(source, 'stock', stockRow(changed), selection), meta: {} }
  },
})

export const stockCalls: readonly Endpoint[] = [
  changeStock,
  forward(operations.compareStock),
  forward(operations.countStock),
]

import { publicRecord } from '@nas/contract/commerce/records'
import type { CommerceStock, CommerceStockChange } from '@nas/contract/commerce/stock'
import { searchableNames } from '@nas/contract/fields'
import {
  comparedStockSchema,
  compareStockSchema,
  countedStockSchema,
  countStockSchema,
  stockChangeFields,
  stockChangeSchema,
  stockFields,
  stockThresholdSchema,
} from '@nas/contract/stock'
import type { Attributes } from '@nas/query/shape'
import { call, type Endpoint, numericId, signedInCaller } from '../kit/endpoint.ts'
import { affordableQuery } from '../records/affordable-query.ts'
import { entrySource, toEntry } from '../records/entries.ts'
import { recordSearch, type Searchable } from '../records/record-search.ts'
import { type Resource, write } from '../records/resource.ts'
import { stockChangeShape, stockShape } from '../shapes/record-shapes.ts'

const searchable: Searchable = { attributes: new Set(['id', ...searchableNames(stockFields)]) }

const stockRow = (stock: CommerceStock): Attributes => ({
  id: stock.id,
  ...publicRecord(stockFields, stock),
})

export const stock: Resource = {
  shape: stockShape,
  access: { find: 'admin', findOne: 'admin', count: 'admin', update: 'admin' },
  permissions: { read: 'stock.read', write: 'stock.write' },
  personal: true,
  defaultSort: 'name:asc',
  store: {
    async find(request, search) {
      const { commerce } = signedInCaller(request)
      const page = await request.commerce.stock.list(commerce, recordSearch(searchable, search))
      return { rows: page.stock.map(stockRow), total: page.count }
    },

    async byId(request, id) {
      const { commerce } = signedInCaller(request)
      return stockRow(await request.commerce.stock.one(commerce, numericId(id)))
    },
  },
  update: write(stockThresholdSchema, async (request, { threshold }) => {
    const { commerce } = signedInCaller(request)
    const id = numericId(request.id)
    return stockRow(await request.commerce.stock.setThreshold(commerce, id, threshold))
  }),
}

const searchableChanges: Searchable = {
  attributes: new Set(['id', ...searchableNames(stockChangeFields)]),
  owner: { relation: 'product', attribute: 'product' },
}

const changeRow = (change: CommerceStockChange): Attributes => ({
  id: change.id,
  ...publicRecord(stockChangeFields, change),
  product: change.product,
})

/** The log is read-only; changes of stock write it. */
export const stockChanges: Resource = {
  shape: stockChangeShape,
  access: { find: 'admin', count: 'admin' },
  permissions: { read: 'stock.read' },
  personal: true,
  defaultSort: 'createdAt:desc',
  store: {
    async find(request, search) {
      const { commerce } = signedInCaller(request)
      const query = recordSearch(searchableChanges, search)
      const page = await request.commerce.stock.log(commerce, query)
      return { rows: page.changes.map(changeRow), total: page.count }
    },

    byId: () => null,
  },
}

const changeStock = call({
  method: 'POST',
  path: '/app/changestock',
  summary: 'Set the pieces of a product on hand, or add to them, with a reason',
  access: 'admin',
  permission: 'stock.write',
  personal: true,
  queries: stockShape,
  body: { schema: stockChangeSchema, form: 'either' },
  answer: { of: stockShape, as: 'one' },
  run: async (request, { body: { product, ...change } }) => {
    const selection = affordableQuery(request, stockShape)
    const { commerce } = signedInCaller(request)
    const changed = await request.commerce.stock.change(commerce, product, change)
    const source = entrySource(request.view)
    return { data: toEntry(source, 'stock', stockRow(changed), selection), meta: {} }
  },
})

const compareStock = call({
  method: 'POST',
  path: '/app/comparestock',
  summary: 'Compare a count with the stored stock line by line; changes nothing',
  access: 'admin',
  permission: 'stock.write',
  personal: true,
  body: { schema: compareStockSchema, form: 'either' },
  answer: { schema: comparedStockSchema },
  run: async (request, { body: { lines } }) => {
    const { commerce } = signedInCaller(request)
    return { data: await request.commerce.stock.compare(commerce, lines) }
  },
})

const countStock = call({
  method: 'POST',
  path: '/app/countstock',
  summary: 'Write a count, with a result for each product',
  access: 'admin',
  permission: 'stock.write',
  personal: true,
  body: { schema: countStockSchema, form: 'either' },
  answer: { schema: countedStockSchema },
  run: async (request, { body }) => {
    const { commerce } = signedInCaller(request)
    return { data: await request.commerce.stock.count(commerce, body) }
  },
})

export const stockCalls: readonly Endpoint[] = [changeStock, compareStock, countStock]

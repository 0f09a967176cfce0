import { z } from '@medusajs/framework/zod'
import { ShopError } from '../errors/shop-error'
import { isOrderAttribute, type OrderAttribute } from '../modules/shop-order/search/columns'
import type { Filter } from '../modules/shop-order/search/filter'
import { operators } from '../modules/shop-order/search/operators'
import type { OrderSearch } from '../modules/shop-order/search/search-sql'

const attribute = z
  .string()
  .refine((name) => isOrderAttribute(name), 'malformed')
  .transform((name): OrderAttribute => name as OrderAttribute)

const value = z.union([z.string().max(500), z.number(), z.boolean(), z.null()])

const condition = z.strictObject({
  attr: attribute,
  op: z.enum(operators),
  value: z.union([value, z.array(value).max(100)]),
})

/** Deeper or wider filters than this are refused. */
const deepest = 10
const widest = 50

function filterSchema(depth: number): z.ZodType<Filter> {
  if (depth === 0) return condition
  const inner = filterSchema(depth - 1)
  const several = z.array(inner).max(widest)
  return z.union([
    condition,
    z.strictObject({ and: several }),
    z.strictObject({ or: several }),
    z.strictObject({ not: inner }),
  ])
}

const filter = filterSchema(deepest)

const sort = z
  .array(z.strictObject({ attr: attribute, direction: z.enum(['asc', 'desc']).default('asc') }))
  .max(10)

const whole = z.coerce.number().int().min(0)

function json(name: string, text: unknown, otherwise: unknown): unknown {
  if (text === undefined || text === '') return otherwise
  try {
    if (typeof text === 'string' && text.length <= 20_000) return JSON.parse(text)
  } catch {
    throw refused(name)
  }
  throw refused(name)
}

function refused(name: string): ShopError {
  const detail = { path: [name], code: 'malformed', message: 'This is not in the right form.' }
  return new ShopError('invalid', `Invalid parameter ${name}`, [detail])
}

function read<Output>(name: string, schema: z.ZodType<Output>, input: unknown): Output {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw refused(name)
}

/**
 * The search that a list's query asks for; ownership is added by the route.
 * @throws ShopError invalid
 */
export function orderListQuery(query: Record<string, unknown>): Omit<OrderSearch, 'customerId'> {
  return {
    filter: read('filters', filter, json('filters', query.filters, { and: [] })),
    sort: read('sort', sort, json('sort', query.sort, [])),
    limit: Math.min(100, Math.max(1, read('limit', whole, query.limit ?? 25))),
    offset: read('offset', whole, query.offset ?? 0),
  }
}

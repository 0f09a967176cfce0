import * as addresses from './addresses/operations.js'
import * as carts from './carts/operations.js'
import * as catalogue from './catalogue/operations.js'
import * as likes from './likes/operations.js'
import type { AnyOperation } from './operation.js'
import * as orderProofs from './order-proofs/operations.js'
import * as orders from './orders/operations.js'
import * as payments from './payments/operations.js'
import * as ratings from './ratings/operations.js'
import * as staffJobs from './staff-jobs/operations.js'
import * as statistics from './statistics/operations.js'
import * as stock from './stock/operations.js'

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'method' in value

/** All operations of commerce: a capability is one line here. */
export const operations: readonly AnyOperation[] = [
  addresses,
  carts,
  catalogue,
  likes,
  orderProofs,
  orders,
  payments,
  ratings,
  staffJobs,
  statistics,
  stock,
]
  .flatMap((capability) => Object.values<unknown>(capability))
  .filter(isOperation)

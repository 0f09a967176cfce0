import * as accounts from './accounts/operations.js'
import * as addresses from './addresses/operations.js'
import * as auditLog from './audit-log/operations.js'
import * as callerOrders from './caller-orders/operations.js'
import * as carts from './carts/operations.js'
import * as catalogue from './catalogue/operations.js'
import * as dataRequests from './data-requests/operations.js'
import * as emails from './emails/operations.js'
import * as likes from './likes/operations.js'
import * as listViews from './list-views/operations.js'
import type { AnyOperation } from './operation.js'
import * as orderEdits from './order-edits/operations.js'
import * as orderNotes from './order-notes/operations.js'
import * as orderProofs from './order-proofs/operations.js'
import * as orders from './orders/operations.js'
import * as payments from './payments/operations.js'
import * as people from './people/operations.js'
import * as privacy from './privacy/operations.js'
import * as purchases from './purchases/operations.js'
import * as ratings from './ratings/operations.js'
import * as refunds from './refunds/operations.js'
import * as secondFactor from './second-factor/operations.js'
import * as sessions from './sessions/operations.js'
import * as staffJobs from './staff-jobs/operations.js'
import * as statistics from './statistics/operations.js'
import * as stock from './stock/operations.js'
import * as vat from './vat/operations.js'

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'method' in value

/** All operations of commerce: a capability is one line here. */
export const operations: readonly AnyOperation[] = [
  accounts,
  addresses,
  callerOrders,
  carts,
  catalogue,
  dataRequests,
  emails,
  orderEdits,
  orderNotes,
  orderProofs,
  orders,
  payments,
  auditLog,
  likes,
  listViews,
  people,
  privacy,
  purchases,
  ratings,
  refunds,
  secondFactor,
  sessions,
  staffJobs,
  statistics,
  stock,
  vat,
]
  .flatMap((capability) => Object.values<unknown>(capability))
  .filter(isOperation)

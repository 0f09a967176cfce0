import * as v from 'valibot'
import { commerceSchemasOf } from '../commerce/records.js'
import { listOperation } from '../operation.js'
import { dueRefundFields } from './fields.js'

export const listRefunds = listOperation('/refunds', {
  staff: 'orders.money',
  record: v.object({ id: v.string(), ...commerceSchemasOf(dueRefundFields) }),
  as: 'refunds',
})

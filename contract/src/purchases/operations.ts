import * as v from 'valibot'
import { commerceSchemasOf } from '../commerce/records.js'
import { operation } from '../operation.js'
import { purchaseFields } from '../user.js'

/** The longest page of people, which exports read. */
const maxCustomers = 250

/** Order figures of these customers, whose ids are separated by commas; others are absent. */
export const listPurchases = operation('GET /purchases', {
  staff: 'people.read',
  input: v.object({
    customers: v.pipe(
      v.string('malformed'),
      v.regex(/^[\w,-]+$/, 'malformed'),
      v.transform((ids) => ids.split(',')),
      v.maxLength(maxCustomers, 'too_long'),
    ),
  }),
  answer: v.array(v.object(commerceSchemasOf(purchaseFields))),
  as: 'purchases',
})

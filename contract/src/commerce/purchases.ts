import * as v from 'valibot'
import { purchaseFields } from '../user.js'
import { commerceSchemasOf } from './records.js'

/** What a customer has ordered, as commerce responds with it; the id is the customer's. */
export const purchasesSchema = v.object(commerceSchemasOf(purchaseFields))

export type Purchases = v.InferOutput<typeof purchasesSchema>

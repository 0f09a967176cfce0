import * as v from 'valibot'
import { commerceSchemasOf } from '../commerce/records.js'
import { listOperation, type OutputOf, operation } from '../operation.js'
import { addressChangeSchema, addressFields, newAddressSchema } from './fields.js'

const addressRecord = v.object({
  id: v.string(),
  ...commerceSchemasOf(addressFields),
  customer_id: v.string(),
})

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))

/** A member's own addresses; all of them for staff. */
export const listAddresses = listOperation('/addresses', {
  member: true,
  staff: 'people.read',
  record: addressRecord,
  as: 'addresses',
})

export const findAddress = operation('GET /addresses/:id', {
  member: true,
  staff: 'people.read',
  input: v.object({ id }),
  answer: addressRecord,
  as: 'address',
})

/** The owner is the caller. */
export const addAddress = operation('POST /addresses', {
  member: true,
  input: newAddressSchema,
  answer: addressRecord,
  as: 'address',
})

export const changeAddress = operation('POST /addresses/:id', {
  member: true,
  input: v.object({ id, ...addressChangeSchema.entries }),
  answer: addressRecord,
  as: 'address',
})

export const removeAddress = operation('DELETE /addresses/:id', {
  member: true,
  input: v.object({ id }),
  answer: addressRecord,
  as: 'address',
})

export type AddressRecord = OutputOf<typeof findAddress>

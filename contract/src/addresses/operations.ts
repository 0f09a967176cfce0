import * as v from 'valibot'
import { commerceSchemasOf } from '../commerce/records.js'
import { textId } from '../field-schemas.js'
import { listOperation, type OutputOf, operation } from '../operation.js'
import { addressChangeSchema, addressFields, newAddressSchema } from './fields.js'

const addressRecord = v.object({
  id: v.string(),
  ...commerceSchemasOf(addressFields),
  customer_id: v.string(),
})

/** A member's own addresses; all of them for staff. */
export const listAddresses = listOperation('/addresses', {
  member: true,
  staff: 'people.read',
  record: addressRecord,
  as: 'addresses',
})

const id = textId
const one = { answer: addressRecord, as: 'address' } as const

export const findAddress = operation('GET /addresses/:id', {
  ...one,
  member: true,
  staff: 'people.read',
  input: v.object({ id }),
})

/** The owner is the caller. */
export const addAddress = operation('POST /addresses', {
  ...one,
  member: true,
  input: newAddressSchema,
})

export const changeAddress = operation('POST /addresses/:id', {
  ...one,
  member: true,
  input: v.object({ id, ...addressChangeSchema.entries }),
})

export const removeAddress = operation('DELETE /addresses/:id', {
  ...one,
  member: true,
  input: v.object({ id }),
})

export type AddressRecord = OutputOf<typeof findAddress>

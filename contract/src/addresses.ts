import * as v from 'valibot'
import { optionalText, phoneText, requiredText } from './field-schemas.js'
import { type Fields, stamps } from './fields.js'

/** An address; its owner stands beside these, and is never written (contract R35). */
export const addressFields = {
  name: { type: 'text', longest: 120 },
  phone: { type: 'phone', nullable: true, longest: 30 },
  address: { type: 'text', longest: 300 },
  province: { type: 'text', nullable: true, longest: 120 },
  district: { type: 'text', nullable: true, longest: 120 },
  ward: { type: 'text', nullable: true, longest: 120 },
  ...stamps,
} as const satisfies Fields

/** Body of `POST /api/addresses`. */
export const newAddressSchema = v.object({
  name: requiredText(120),
  phone: phoneText,
  address: requiredText(300),
  province: optionalText(120),
  district: optionalText(120),
  ward: optionalText(120),
})

import * as v from 'valibot'
import { phoneText, requiredText, textOrNull } from '../field-schemas.js'
import { type Fields, stamps } from '../fields.js'
import { longestName, longestPhone, longestPlace, longestStreet } from '../limits.js'

/** The owner is a relation and is never written (API R35). */
export const addressFields = {
  name: { type: 'text', longest: longestName },
  phone: { type: 'phone', nullable: true, longest: longestPhone },
  address: { type: 'text', longest: longestStreet },
  province: { type: 'text', nullable: true, longest: longestPlace },
  district: { type: 'text', nullable: true, longest: longestPlace },
  ward: { type: 'text', nullable: true, longest: longestPlace },
  /** The default of the checkout; at most one per member. */
  is_default: { type: 'boolean' },
  ...stamps,
} as const satisfies Fields

export const newAddressSchema = v.object({
  name: requiredText(longestName),
  phone: phoneText,
  address: requiredText(longestStreet),
  province: textOrNull(longestPlace),
  district: textOrNull(longestPlace),
  ward: textOrNull(longestPlace),
  is_default: v.optional(v.boolean('malformed')),
})

export const addressChangeSchema = v.partial(newAddressSchema)

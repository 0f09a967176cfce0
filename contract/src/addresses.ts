import * as v from 'valibot'
import { optionalText, phoneText, requiredText } from './field-schemas.js'

/** Fields of an address; its owner is never among them (contract R35). */
export const addressFields = v.object({
  name: requiredText(120),
  phone: phoneText,
  address: requiredText(300),
  province: optionalText(120),
  district: optionalText(120),
  ward: optionalText(120),
})

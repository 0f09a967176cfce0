import * as v from 'valibot'
import { knownPassword, language, orderCode, phoneText } from '../field-schemas.js'
import { type OutputOf, operation } from '../operation.js'
import { erasedSchema, mailedCodeSchema, ownDataSchema } from './fields.js'

const current_password = v.optional(knownPassword)

export const deleteAccount = operation('POST /me/delete', {
  member: true,
  input: v.object({ current_password }),
})

export const askExport = operation('POST /me/export', {
  member: true,
  wire: 'POST /app/exportdata',
  summary: 'Mail the caller a link to all their personal data',
  input: v.object({ current_password, locale: language }),
})

/** Answers code_incorrect to a code of another member. */
export const takeExport = operation('POST /me/export/take', {
  member: true,
  input: mailedCodeSchema,
  answer: ownDataSchema,
})

/** @throws order_unknown, order_open, member_order, email_missing */
export const askErasure = operation('POST /erasure', {
  visitor: true,
  input: v.object({ code: orderCode, phone: phoneText, locale: language }),
})

/** Answers code_incorrect, order_open. */
export const eraseGuest = operation('POST /erasure/confirm', {
  visitor: true,
  wire: 'POST /app/eraseorders',
  summary: 'Erase the personal data of a guest’s orders, once for the code of the mailed link',
  limit: 'publicRequest',
  input: mailedCodeSchema,
  answer: erasedSchema,
})

export type OwnData = OutputOf<typeof takeExport>
export type Erased = OutputOf<typeof eraseGuest>

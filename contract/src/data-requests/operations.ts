import { isEmail, isPhone, normalisePhone } from '@nas/domain/contact'
import * as v from 'valibot'
import { commerceSchemasOf } from '../commerce/records.js'
import { moment, requiredText, textId, textOrNull } from '../field-schemas.js'
import { longestEmail, longestReason } from '../limits.js'
import { type InputOf, listOperation, operation } from '../operation.js'
import { dataRequestFields, dataRequestKinds, writtenSources } from './fields.js'

export const listDataRequests = listOperation('/data-requests', {
  staff: 'requests',
  record: v.object({ id: v.string(), ...commerceSchemasOf(dataRequestFields) }),
  as: 'requests',
})

const contact = v.pipe(
  requiredText(longestEmail),
  v.check((text) => text === '' || isPhone(text) || isEmail(text), 'malformed'),
  v.transform((text) => (isPhone(text) ? normalisePhone(text) : text)),
)

export const addDataRequest = operation('POST /data-requests', {
  staff: 'requests',
  wire: 'POST /app/adddatarequest',
  summary: 'Write down a request about personal data that came by phone, e-mail or letter',
  input: v.object({
    kind: v.picklist(dataRequestKinds, 'required'),
    source: v.picklist(writtenSources, 'required'),
    contact,
    /** Default: the present time. */
    received_at: v.nullish(moment, null),
    note: textOrNull(longestReason),
  }),
})

/** @throws not_found; conflict when a colleague answered first */
export const answerDataRequest = operation('POST /data-requests/:request/answer', {
  staff: 'requests',
  wire: 'POST /app/answerdatarequest',
  summary: 'Record how a request about personal data was answered',
  input: v.object({ request: textId, answer: requiredText(longestReason) }),
})

export type NewDataRequest = InputOf<typeof addDataRequest>

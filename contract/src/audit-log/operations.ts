import { operation } from '../operation.js'
import { auditLogQuery, auditLogSchema } from './fields.js'

/** Changes by staff in commerce, newest first. */
export const readAuditLog = operation('GET /trail', {
  staff: 'staff',
  key: true,
  input: auditLogQuery,
  answer: auditLogSchema,
})

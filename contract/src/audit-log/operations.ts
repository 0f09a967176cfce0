import { operation } from '../operation.js'
import { auditLogQuery, auditLogSchema } from './fields.js'

export const readAuditLog = operation('GET /trail', {
  staff: 'staff',
  key: true,
  input: auditLogQuery,
  answer: auditLogSchema,
})

import { Module } from '@medusajs/framework/utils'
import { AUDIT_LOG, AuditLogService } from './audit-part'

export default Module(AUDIT_LOG, { service: AuditLogService })

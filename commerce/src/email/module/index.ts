import { Module } from '@medusajs/framework/utils'
import { MAIL_OUTBOX, MailOutboxService } from './service'

export default Module(MAIL_OUTBOX, { service: MailOutboxService })

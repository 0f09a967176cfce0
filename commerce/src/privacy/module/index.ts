import { Module } from '@medusajs/framework/utils'
import { PRIVACY, PrivacyService } from './service'

export default Module(PRIVACY, { service: PrivacyService })

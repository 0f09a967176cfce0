import { Module } from '@medusajs/framework/utils'
import { OPERATIONS, OperationsService } from './service'

export default Module(OPERATIONS, { service: OperationsService })

import { Module } from '@medusajs/framework/utils'
import { OPERATIONS } from './key'
import { OperationsService } from './service'

export default Module(OPERATIONS, { service: OperationsService })

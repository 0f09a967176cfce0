import { Module } from '@medusajs/framework/utils'
import { STAFF_JOBS, StaffJobService } from './service'

export default Module(STAFF_JOBS, { service: StaffJobService })

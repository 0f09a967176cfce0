import { Module } from '@medusajs/framework/utils'
import { TRAIL, TrailService } from './service'

export default Module(TRAIL, { service: TrailService })

import { Module } from '@medusajs/framework/utils'
import { BackgroundService } from './service'

export default Module('background', { service: BackgroundService })

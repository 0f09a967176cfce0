import { Module } from '@medusajs/framework/utils'
import { SHOP_STOCK, StockService } from './service'

export default Module(SHOP_STOCK, { service: StockService })

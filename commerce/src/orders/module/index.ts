import { Module } from '@medusajs/framework/utils'
import { SHOP_ORDER, ShopOrderService } from './service'

export default Module(SHOP_ORDER, { service: ShopOrderService })

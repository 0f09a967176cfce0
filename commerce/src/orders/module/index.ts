import { Module } from '@medusajs/framework/utils'
import { SHOP_ORDER } from './key'
import { ShopOrderService } from './service'

export default Module(SHOP_ORDER, { service: ShopOrderService })

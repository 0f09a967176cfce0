import { Module } from '@medusajs/framework/utils'
import { ShopOrderService } from './service'

export const SHOP_ORDER = 'shop_order'

export default Module(SHOP_ORDER, { service: ShopOrderService })

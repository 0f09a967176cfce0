import { Module } from '@medusajs/framework/utils'
import { SHOP_PAYMENT } from './key'
import { ShopPaymentService } from './service'

export default Module(SHOP_PAYMENT, { service: ShopPaymentService })

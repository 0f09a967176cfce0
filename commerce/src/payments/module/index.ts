import { Module } from '@medusajs/framework/utils'
import { SHOP_PAYMENT, ShopPaymentService } from './service'

export default Module(SHOP_PAYMENT, { service: ShopPaymentService })

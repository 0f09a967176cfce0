import { Module } from '@medusajs/framework/utils'
import { SHOP_ACCOUNT, ShopAccountService } from './service'

export default Module(SHOP_ACCOUNT, { service: ShopAccountService })

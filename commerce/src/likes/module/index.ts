import { Module } from '@medusajs/framework/utils'
import { SHOP_LIKE, ShopLikeService } from './service'

export default Module(SHOP_LIKE, { service: ShopLikeService })

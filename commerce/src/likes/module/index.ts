import { Module } from '@medusajs/framework/utils'
import { SHOP_LIKE } from './key'
import { ShopLikeService } from './service'

export default Module(SHOP_LIKE, { service: ShopLikeService })

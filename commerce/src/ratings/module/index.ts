import { Module } from '@medusajs/framework/utils'
import { SHOP_RATING, ShopRatingService } from './service'

export default Module(SHOP_RATING, { service: ShopRatingService })

import { Module } from '@medusajs/framework/utils'
import { SHOP_VAT, VatService } from './service'

export default Module(SHOP_VAT, { service: VatService })

import { Module } from '@medusajs/framework/utils'
import { ListViewService, SHOP_LIST_VIEWS } from './service'

export default Module(SHOP_LIST_VIEWS, { service: ListViewService })

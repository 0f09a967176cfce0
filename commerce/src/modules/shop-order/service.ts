import { MedusaService } from '@medusajs/framework/utils'
import { OrderRecord } from './models/order-record'
import { OrderTransition } from './models/order-transition'
export class ShopOrderService extends MedusaService({ OrderRecord, OrderTransition }) {}

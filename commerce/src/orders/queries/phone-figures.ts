import type { MedusaContainer } from '@medusajs/framework/types'
import { raw, sql } from '@nas/query/sql'
import { blockedPhones } from '../../accounts/module/blocked-phones-table'
import { sqlOf } from '../../platform/database/run-sql'
import { cameBack, isDuplicate, isRisky } from '../module/record-sql'

/** Figures of the other orders with the phone of an order. */
export interface PhoneFigures {
  id: string
  earlier_orders: number
  returned_orders: number
  duplicate: boolean
  risk: boolean
}

export function phoneFigures(container: MedusaContainer, ids: string[]): Promise<PhoneFigures[]> {
  const others = sql`from order_record as other where other.phone = order_record.phone
    and other.id <> order_record.id and other.deleted_at is null`
  return sqlOf(container)<PhoneFigures>(sql`
    select id, (${raw(isDuplicate)}) as duplicate, (${raw(isRisky(blockedPhones))}) as risk,
      (select count(*)::int ${others} and other.display_id < order_record.display_id)
        as earlier_orders,
      (select count(*)::int ${others} and other.${cameBack}) as returned_orders
    from order_record where id = any(${ids})`)
}

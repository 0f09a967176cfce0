import type { MedusaContainer } from '@medusajs/framework/types'
import { filterSql } from '@nas/domain/record-search/filter-sql'
import { orderSql } from '@nas/domain/record-search/order-sql'
import type { RecordSearch } from '@nas/domain/record-search/read-search'
import { selectPage } from '../../platform/database/select-page'
import { selectRows } from '../../platform/database/select-rows'
import { notFound } from '../../platform/errors/shop-error'
import { type Address, type AddressRow, toldAddress } from './address'
import { addressColumns, addressesSql } from './address-sql'

/** Ownership stands beside every condition, so none can widen it; null stands for staff. */
function source(customerId: string | null): { from: string; values: string[] } {
  const owned = customerId === null ? '' : ' and customer_id = ?'
  return {
    from: `from (${addressesSql}${owned}) as addresses`,
    values: customerId === null ? [] : [customerId],
  }
}

const newestFirst = [{ attr: 'createdAt', direction: 'desc' }] as const

/** One page of addresses and how many there are in all. @throws SearchError */
export async function searchAddresses(
  container: MedusaContainer,
  { filter, sort, limit, offset }: RecordSearch,
  customerId: string | null,
): Promise<{ addresses: Address[]; count: number }> {
  const { from, values: owner } = source(customerId)
  const where = filterSql(addressColumns, filter)
  const values = [...owner, ...where.values]
  const order = orderSql(addressColumns, sort.length > 0 ? sort : newestFirst, 'id')
  const found = await selectPage<AddressRow>(container, {
    from: { sql: `${from} where ${where.sql}`, values },
    order,
    limit,
    offset,
  })
  return { addresses: found.rows.map(toldAddress), count: found.count }
}

/**
 * The address with this id, if this customer may know of it; null stands for staff.
 * @throws ShopError not_found
 */
export async function findAddress(
  container: MedusaContainer,
  id: string,
  customerId: string | null,
): Promise<Address> {
  const { from, values } = source(customerId)
  const [found] = await selectRows<AddressRow>(container, {
    sql: `select * ${from} where id = ?`,
    values: [...values, id],
  })
  if (found === undefined) throw notFound('address')
  return toldAddress(found)
}

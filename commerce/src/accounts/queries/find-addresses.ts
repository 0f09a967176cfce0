import type { MedusaContainer } from '@medusajs/framework/types'
import type { AddressRecord } from '@nas/contract/addresses/operations'
import type { ListQuery } from '@nas/query/list-query'
import { addressesSql } from '../../medusa-tables/people'
import { runSql, sqlOf } from '../../platform/database/run-sql'
import { type List, selectPage } from '../../platform/database/select-page'
import { notFound } from '../../platform/errors/shop-error'
import { type AddressRow, serializeAddress } from './address'
import { addressColumns } from './address-sql'

/** Ownership is a separate condition that no filter can widen; null for staff. */
function source(customerId: string | null): { from: string; values: string[] } {
  const owned = customerId === null ? '' : ' and customer_id = ?'
  return {
    from: `from (${addressesSql}${owned}) as addresses`,
    values: customerId === null ? [] : [customerId],
  }
}

/**
 * One page of addresses and the total.
 * @throws QueryError
 */
export async function searchAddresses(
  container: MedusaContainer,
  query: ListQuery,
  customerId: string | null,
): Promise<{ rows: AddressRecord[]; count: number }> {
  const { from, values } = source(customerId)
  const list: List = {
    sources: [{ sql: `${from} where true`, values }],
    columns: addressColumns,
    tieBreaker: 'id',
    defaultSort: [{ attribute: 'createdAt', descending: true }],
  }
  const { rows, count } = await selectPage<AddressRow>(sqlOf(container), list, query)
  return { rows: rows.map(serializeAddress), count }
}

/**
 * The address, if this customer owns it; null for staff.
 * @throws ShopError not_found
 */
export async function findAddress(
  container: MedusaContainer,
  id: string,
  customerId: string | null,
): Promise<AddressRecord> {
  const { from, values } = source(customerId)
  const [found] = await runSql<AddressRow>(container, {
    sql: `select * ${from} where id = ?`,
    values: [...values, id],
  })
  if (found === undefined) throw notFound('address')
  return serializeAddress(found)
}

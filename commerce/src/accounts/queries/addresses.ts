import type { MedusaContainer } from '@medusajs/framework/types'
import { addressFields, type newAddressSchema } from '@nas/contract/addresses/fields'
import type { AddressRecord } from '@nas/contract/addresses/operations'
import type { Columns } from '@nas/query/columns'
import type { ListQuery } from '@nas/query/list-query'
import { raw, type Sql, sql } from '@nas/query/sql'
import type * as v from 'valibot'
import { addressesSql } from '../../medusa-tables/people'
import { sqlOf } from '../../platform/database/run-sql'
import { type List, selectPage } from '../../platform/database/select-page'
import { type RowOf, searchColumns, serializeRow } from '../../platform/database/stored-fields'
import { notFound } from '../../platform/errors/shop-error'
import { country } from '../../platform/setup/names'

export type AddressFields = v.InferOutput<typeof newAddressSchema>

/** A row of Medusa's customer_address with the names of the contract. */
export type AddressRow = RowOf<typeof addressFields> & { id: string; customer_id: string }

export function medusaAddress(fields: Partial<AddressFields>) {
  const { name, phone, address, province, district, ward, is_default } = fields
  return {
    ...(name !== undefined && { first_name: name }),
    ...(phone !== undefined && { phone }),
    ...(address !== undefined && { address_1: address }),
    ...(ward !== undefined && { address_2: ward }),
    ...(district !== undefined && { city: district }),
    ...(province !== undefined && { province }),
    ...(is_default !== undefined && { is_default_shipping: is_default }),
    country_code: country,
  }
}

export function serializeAddress(row: AddressRow): AddressRecord {
  const { id, customer_id } = row
  return { id, ...serializeRow(addressFields, row), customer_id }
}

export const addressColumns = {
  id: { column: 'id', type: 'text', opaque: true },
  ...searchColumns(addressFields),
  customer: { column: 'customer_id', type: 'text' },
} as const satisfies Columns

/** Ownership is a separate condition that no filter can widen; null for staff. */
function source(customerId: string | null): Sql {
  const isOwn = customerId === null ? sql`true` : sql`customer_id = ${customerId}`
  return sql`from (${raw(addressesSql)} and ${isOwn}) as addresses`
}

/** @throws QueryError */
export async function searchAddresses(
  container: MedusaContainer,
  query: ListQuery,
  customerId: string | null,
): Promise<{ rows: AddressRecord[]; count: number }> {
  const list: List = {
    sources: [sql`${source(customerId)} where true`],
    columns: addressColumns,
    tieBreaker: 'id',
    defaultSort: [{ attribute: 'createdAt', descending: true }],
  }
  const { rows, count } = await selectPage<AddressRow>(sqlOf(container), list, query)
  return { rows: rows.map(serializeAddress), count }
}

/** The address, if this customer owns it; null for staff. @throws ShopError not_found */
export async function findAddress(
  container: MedusaContainer,
  id: string,
  customerId: string | null,
): Promise<AddressRecord> {
  const [found] = await sqlOf(container)<AddressRow>(
    sql`select * ${source(customerId)} where id = ${id}`,
  )
  if (found === undefined) throw notFound('address')
  return serializeAddress(found)
}

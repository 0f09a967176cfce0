import { addressFields } from '@nas/contract/addresses/fields'
import type { AddressRecord } from '@nas/contract/addresses/operations'
import { type RowOf, serializeRow } from '../../platform/database/stored-fields'
import { country } from '../../platform/setup/names'

/** A delivery address as typed. */
export interface AddressFields {
  name: string
  phone: string
  address: string
  province: string | null
  district: string | null
  ward: string | null
  is_default?: boolean | undefined
}

/** A row of Medusa's customer_address with the names of the contract. */
export type AddressRow = RowOf<typeof addressFields> & { id: string; customer_id: string }

/** The given fields with Medusa's names. */
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

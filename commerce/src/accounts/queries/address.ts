import { country } from '../../platform/setup/names'

/** What somebody writes down of where parcels go. */
export interface AddressFields {
  name: string
  phone: string
  address: string
  province: string | null
  district: string | null
  ward: string | null
}

export interface Address extends Omit<AddressFields, 'phone'> {
  id: string
  /** Null for addresses that came by another way than the shop's own routes. */
  phone: string | null
  customer_id: string
  created_at: string
  updated_at: string
}

/** A row of Medusa's customer_address under the names of `Address`. */
export interface AddressRow extends Omit<Address, 'created_at' | 'updated_at'> {
  created_at: Date
  updated_at: Date
}

/** The given fields under Medusa's names. */
export function medusaAddress(fields: Partial<AddressFields>) {
  const { name, phone, address, province, district, ward } = fields
  return {
    ...(name !== undefined && { first_name: name }),
    ...(phone !== undefined && { phone }),
    ...(address !== undefined && { address_1: address }),
    ...(ward !== undefined && { address_2: ward }),
    ...(district !== undefined && { city: district }),
    ...(province !== undefined && { province }),
    country_code: country,
  }
}

export function toldAddress({ created_at, updated_at, ...same }: AddressRow): Address {
  return { ...same, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() }
}

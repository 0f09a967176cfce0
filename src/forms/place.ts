import type { AddressScheme } from '@nas/contract/create-order'

/** A province, district or ward that was chosen. */
export interface Place {
  id: number
  name: string
}

export type PlaceLevel = 'province' | 'district' | 'ward'
type ChosenPlaces = Record<PlaceLevel, Place | null>

/** The places of an address, and whether it has two levels or three. */
export interface AddressPlaces extends ChosenPlaces {
  scheme: AddressScheme
}

/** Stands where a district has no wards, and for the district of two levels: there is nothing to write. */
export const noPlace: Place = { id: 0, name: '' }

export const noPlaces: AddressPlaces = {
  scheme: 'three_levels',
  province: null,
  district: null,
  ward: null,
}

/**
 * After a change: another scheme, province or district empties the places below it, unless they
 * were given with it.
 */
export function withPlacesBelow<Values extends AddressPlaces>(
  before: Values,
  after: Values,
): Values {
  const changed = (level: PlaceLevel) => before[level]?.id !== after[level]?.id
  const otherScheme = before.scheme !== after.scheme
  const province = otherScheme && !changed('province') ? null : after.province
  const moved = otherScheme || changed('province')
  const kept = moved && !changed('district') ? null : after.district
  const district = after.scheme === 'two_levels' ? noPlace : kept
  const ward = (moved || changed('district')) && !changed('ward') ? null : after.ward
  return { ...after, province, district, ward }
}

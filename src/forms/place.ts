/** A province, district or ward that was chosen. */
export interface Place {
  id: number
  name: string
}

export type PlaceLevel = 'province' | 'district' | 'ward'
export type ChosenPlaces = Record<PlaceLevel, Place | null>

/** Stands where a district has no wards: chosen, with nothing to write. */
export const noPlace: Place = { id: 0, name: '' }

export const noPlaces: ChosenPlaces = { province: null, district: null, ward: null }

/**
 * After a change: another province or district empties the places below it, unless they were given
 * with it.
 */
export function withPlacesBelow<Values extends ChosenPlaces>(
  before: Values,
  after: Values,
): Values {
  const changed = (level: PlaceLevel) => before[level]?.id !== after[level]?.id
  const district = changed('province') && !changed('district') ? null : after.district
  const moved = changed('province') || changed('district')
  return { ...after, district, ward: moved && !changed('ward') ? null : after.ward }
}

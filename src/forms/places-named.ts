import { type ChosenPlaces, noPlace, noPlaces, type Place } from './place.ts'
import { districtsIn, placesOf, provinces, wardsIn } from './places.ts'

type Names = Readonly<Record<'province' | 'district' | 'ward', string | null>>

async function named(list: string, name: string | null): Promise<Place | null> {
  const places = await placesOf(list)
  // Some island districts have no wards at all.
  if (places.length === 0) return noPlace
  return places.find((place) => place.name === name) ?? null
}

/**
 * The places of an address, which keeps their names alone; null from the first that is not found
 * or cannot be looked up now.
 */
export async function placesNamed({ province, district, ward }: Names): Promise<ChosenPlaces> {
  let found: ChosenPlaces = noPlaces
  try {
    found = { ...found, province: await named(provinces, province) }
    if (found.province === null) return found
    found = { ...found, district: await named(districtsIn(found.province.id), district) }
    if (found.district === null) return found
    return { ...found, ward: await named(wardsIn(found.district.id), ward) }
  } catch {
    return found
  }
}

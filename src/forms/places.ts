import { listOf } from '@nas/contract/answers'
import { unitSchema } from '@nas/contract/catalogue'
import { parse } from 'valibot'
import { api } from '../api-client/api.ts'
import { type ChosenPlaces, noPlace, noPlaces, type Place } from './place.ts'

/** Key of the list of all provinces; the others are made from the place above. */
export const provinces = 'provinces'
export const districtsIn = (province: number): string => `districts:province:${province}`
export const wardsIn = (district: number): string => `wards:district:${district}`

/** More than any province has districts, or any district wards. */
const mostAtOnce = 100

const known = new Map<string, Promise<Place[]>>()

async function load(key: string): Promise<Place[]> {
  const [collection, parent, id] = key.split(':')
  const query = {
    ...(parent !== undefined && { filters: { [parent]: { id } } }),
    sort: 'name:asc',
    pagination: { pageSize: mostAtOnce },
  }
  const answer = parse(listOf(unitSchema), await api.get(`/api/${collection}`, query))
  return answer.data.map((unit) => ({ id: Number(unit.id), name: unit.attributes.name }))
}

/**
 * A list of places by its key; each is asked for once.
 * @throws ApiError; it is then asked for again the next time
 */
export function placesOf(key: string): Promise<Place[]> {
  const places = known.get(key) ?? load(key)
  known.set(key, places)
  places.catch(() => known.delete(key))
  return places
}

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

import { listOf } from '@nas/contract/answers'
import { unitSchema } from '@nas/contract/catalogue'
import type { AddressScheme } from '@nas/contract/create-order'
import { parse } from 'valibot'
import { api } from '../api-client/api.ts'
import { byName } from '../ui/option-search.ts'
import { type AddressPlaces, noPlace, noPlaces, type Place } from './place.ts'

/** A place of a list; one that is part of another since 2025-07-01 says of which. */
export interface ListedPlace extends Place {
  successor?: string | undefined
}

/** Keys of lists: all provinces of a scheme, and what is below a place. */
export const provincesOf = (scheme: AddressScheme): string =>
  scheme === 'two_levels' ? 'provinces-2025' : 'provinces'
export const districtsIn = (province: number): string => `districts:province:${province}`
export const wardsIn = (district: number): string => `wards:district:${district}`
export const newWardsIn = (province: number): string => `wards-2025:province:${province}`

/** `/api` answers no more than this many at once (contract 2.4); a province has up to 168 wards. */
const pageSize = 100

const known = new Map<string, Promise<ListedPlace[]>>()

async function load(key: string): Promise<ListedPlace[]> {
  const [collection, parent, id] = key.split(':')
  const units: ListedPlace[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = {
      ...(parent !== undefined && { filters: { [parent]: { id } } }),
      ...(collection === 'provinces' && { populate: ['successor'] }),
      sort: 'name:asc',
      pagination: { page, pageSize },
    }
    const answer = parse(listOf(unitSchema), await api.get(`/api/${collection}`, query))
    pages = answer.meta.pagination.pageCount ?? 1
    units.push(
      ...answer.data.map(({ id, attributes: { name, successor } }) => {
        const later = successor?.data?.attributes.name
        return { id: Number(id), name, ...(later !== name && { successor: later }) }
      }),
    )
  }
  return units.sort(byName)
}

/**
 * A list of places by its key; each is asked for once.
 * @throws ApiError; it is then asked for again the next time
 */
export function placesOf(key: string): Promise<ListedPlace[]> {
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

/** An address without a district is one of two levels. */
const schemeOf = ({ district, ward }: Names): AddressScheme =>
  !district && ward ? 'two_levels' : 'three_levels'

/** Whether an address names a province that its list does not have (any more). */
export async function isProvinceGone(names: Names): Promise<boolean> {
  if (!names.province) return false
  try {
    const listed = await placesOf(provincesOf(schemeOf(names)))
    return listed.every(({ name }) => name !== names.province)
  } catch {
    return false
  }
}

/**
 * The places of an address, which keeps their names alone; null from the first that is not found
 * or cannot be looked up now.
 */
export async function placesNamed(names: Names): Promise<AddressPlaces> {
  const { province, district, ward } = names
  const scheme = schemeOf(names)
  let found: AddressPlaces = { ...noPlaces, scheme }
  try {
    found = { ...found, province: await named(provincesOf(scheme), province) }
    if (found.province === null) return found
    if (scheme === 'two_levels') {
      const here = newWardsIn(found.province.id)
      return { ...found, district: noPlace, ward: await named(here, ward) }
    }
    found = { ...found, district: await named(districtsIn(found.province.id), district) }
    if (found.district === null) return found
    return { ...found, ward: await named(wardsIn(found.district.id), ward) }
  } catch {
    return found
  }
}

import { listOf } from '@nas/contract/answers'
import { unitSchema } from '@nas/contract/catalogue'
import { parse } from 'valibot'
import { api } from '../api-client/api.ts'
import type { Place } from './place.ts'

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

import { listOf } from '@nas/contract/answers'
import { unitSchema } from '@nas/contract/catalogue'
import type { AddressScheme } from '@nas/contract/create-order'
import { provinceCode } from '@nas/domain/provinces'
import { spellTones } from '@nas/domain/text'
import { parse } from 'valibot'
import { api } from '../api-client/api.ts'
import { byName } from '../ui/option-search.ts'

export interface Place {
  id: number
  name: string
}

export type PlaceLevel = 'province' | 'district' | 'ward'
type ChosenPlaces = Record<PlaceLevel, Place | null>

export interface AddressPlaces extends ChosenPlaces {
  scheme: AddressScheme
}

/** The ward of a district without wards, or the district in the two-level scheme. */
export const noPlace: Place = { id: 0, name: '' }

/** Forms start with the two levels of the law since 2025-07-01 (ADR 0050). */
export const noPlaces: AddressPlaces = {
  scheme: 'two_levels',
  province: null,
  district: noPlace,
  ward: null,
}

/** A new scheme, province or district clears the places below it, unless set with it. */
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

/** A place in a list; a former place also names the place that includes it since 2025-07-01. */
export interface ListedPlace extends Place {
  successor?: string | undefined
  /** Former names of the place or of its parts, separated by commas. */
  former?: string
  aliases?: readonly string[]
}

export const provincesOf = (scheme: AddressScheme): string =>
  scheme === 'two_levels' ? 'provinces-2025' : 'provinces'
export const districtsIn = (province: number): string => `districts:province:${province}`
export const wardsIn = (district: number): string => `wards:district:${district}`
export const newWardsIn = (province: number): string => `wards-2025:province:${province}`

/** Maximum page size of `/api` (API §2.4); a province has up to 168 wards. */
const pageSize = 100

const known = new Map<string, Promise<ListedPlace[]>>()

/** Adds the provinces from before 2025-07-01 to the current provinces that include them. */
async function withOlderProvinces(places: ListedPlace[]): Promise<ListedPlace[]> {
  const older = await placesOf(provincesOf('three_levels'))
  return places.map((place) => {
    const aliases = older.filter((one) => one.successor === place.name).map(({ name }) => name)
    return aliases.length === 0 ? place : { ...place, aliases, former: aliases.join(', ') }
  })
}

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
      ...answer.data.map(({ id, attributes: { name, successor, former, former_ward } }) => {
        const later = successor?.data?.attributes.name
        const aliases = [...(former?.split(', ') ?? []), ...(former_ward ? [former_ward] : [])]
        return {
          id: Number(id),
          name,
          ...(later !== name && { successor: later }),
          ...(former && { former, aliases }),
        }
      }),
    )
  }
  const places = key === provincesOf('two_levels') ? await withOlderProvinces(units) : units
  return places.sort(byName)
}

/** @throws ApiError; the next call loads the list again */
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

/** By province: the province of the other scheme from which it was derived. */
const provinceBefore = new WeakMap<Place, Place>()

/**
 * The province that includes it now, or the former one of that name.
 * @throws ApiError
 */
async function provinceIn(scheme: AddressScheme, province: Place): Promise<Place | null> {
  const before = provinceBefore.get(province)
  if (before) return before
  const code = provinceCode(province.name)
  const places = await placesOf(provincesOf(scheme))
  const same = places.filter(({ name }) => code !== null && provinceCode(name) === code)
  const found = same.find(({ name }) => name === province.name) ?? same[0]
  if (found === undefined) return null
  const shown = { id: found.id, name: found.name }
  provinceBefore.set(shown, province)
  return shown
}

/**
 * Finds a province by its current or former name. Returns null for an unknown name, or when the
 * lists cannot be loaded.
 */
export async function provinceNamed(
  name: string,
): Promise<Pick<AddressPlaces, 'scheme' | 'province'> | null> {
  const { scheme } = noPlaces
  const listedIn = (scheme: AddressScheme) => named(provincesOf(scheme), spellTones(name))
  try {
    const former = await listedIn('three_levels')
    const province = (await listedIn(scheme)) ?? (former && (await provinceIn(scheme, former)))
    return province && { scheme, province }
  } catch {
    return null
  }
}

export interface FormWithPlaces {
  $values: { get: () => AddressPlaces }
  fill: (values: Partial<AddressPlaces>) => void
}

export async function switchScheme(form: FormWithPlaces, scheme: AddressScheme): Promise<void> {
  const { province } = form.$values.get()
  form.fill({ scheme })
  if (province === null) return
  // When the list cannot be loaded, its field offers a retry.
  const kept = await provinceIn(scheme, province).catch(() => null)
  const now = form.$values.get()
  if (kept !== null && now.scheme === scheme && now.province === null) form.fill({ province: kept })
}

/** An address without a district has two levels. */
const schemeOf = ({ district, ward }: Names): AddressScheme =>
  !district && ward ? 'two_levels' : 'three_levels'

export async function isProvinceGone(names: Names): Promise<boolean> {
  if (!names.province) return false
  try {
    const listed = await placesOf(provincesOf(schemeOf(names)))
    return listed.every(({ name }) => name !== names.province)
  } catch {
    return false
  }
}

/** Null from the first place that is not found or cannot be loaded. */
export async function placesNamed(names: Names): Promise<AddressPlaces> {
  const { province, district, ward } = names
  const scheme = schemeOf(names)
  const isTwo = scheme === 'two_levels'
  let found: AddressPlaces = { ...noPlaces, scheme, district: isTwo ? noPlace : null }
  try {
    found = { ...found, province: await named(provincesOf(scheme), province) }
    if (found.province === null) return found
    if (isTwo) return { ...found, ward: await named(newWardsIn(found.province.id), ward) }
    found = { ...found, district: await named(districtsIn(found.province.id), district) }
    if (found.district === null) return found
    return { ...found, ward: await named(wardsIn(found.district.id), ward) }
  } catch {
    return found
  }
}

import { distanceKm, type Position } from './distance.ts'

/** What the finder must know of a place; everything else is in the page. */
export interface ListedPlace {
  province: string
  district: string
  position: Position | null
}

export interface PlaceChoice {
  /** '' is every province, and then every district. */
  province: string
  district: string
}

const both = ['province', 'district'] as const

/** What an address asks for; what no place of the list answers to counts as not given. */
export function readChoice(search: string, places: readonly ListedPlace[]): PlaceChoice {
  const query = new URLSearchParams(search)
  const province = query.get('province') ?? ''
  const district = query.get('district') ?? ''
  const inProvince = places.filter((place) => place.province === province)
  if (inProvince.length === 0) return { province: '', district: '' }
  return {
    province,
    district: inProvince.some((place) => place.district === district) ? district : '',
  }
}

/** The address's query with the choice in it, everything else kept. */
export function writeChoice(search: string, choice: PlaceChoice): string {
  const query = new URLSearchParams(search)
  for (const level of both) {
    if (choice[level] === '') query.delete(level)
    else query.set(level, choice[level])
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** The chosen places: in the page's order, or nearest first and those without a point last. */
export function findPlaces<Place extends ListedPlace>(
  places: readonly Place[],
  choice: PlaceChoice,
  from: Position | null,
): { place: Place; kilometres: number | null }[] {
  return places
    .filter((place) =>
      both.every((level) => choice[level] === '' || place[level] === choice[level]),
    )
    .map((place) => ({
      place,
      kilometres: from && place.position ? distanceKm(from, place.position) : null,
    }))
    .sort((a, b) => {
      if (a.kilometres === b.kilometres) return 0
      return (a.kilometres ?? Number.POSITIVE_INFINITY) - (b.kilometres ?? Number.POSITIVE_INFINITY)
    })
}

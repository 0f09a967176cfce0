export interface Position {
  latitude: number
  longitude: number
}

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

export function distanceKm(from: Position, to: Position): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const across = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, north + across)))
}

export function distanceText(kilometres: number, language: string): string {
  const metres = Math.round(kilometres * 100) * 10
  if (metres < 1000) return `${metres} m`
  const maximumFractionDigits = kilometres < 10 ? 1 : 0
  return `${new Intl.NumberFormat(language, { maximumFractionDigits }).format(kilometres)} km`
}

export interface ListedPlace {
  province: string
  district: string
  position: Position | null
}

export interface PlaceChoice {
  /** '' means all provinces, and therefore all districts. */
  province: string
  district: string
}

const both = ['province', 'district'] as const

/** The choice in an address; values without a matching place are ignored. */
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

export function writeChoice(search: string, choice: PlaceChoice): string {
  const query = new URLSearchParams(search)
  for (const level of both) {
    if (choice[level] === '') query.delete(level)
    else query.set(level, choice[level])
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

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

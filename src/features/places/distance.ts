export interface Position {
  latitude: number
  longitude: number
}

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres along the surface of the earth. */
export function distanceKm(from: Position, to: Position): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const across = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, north + across)))
}

/**
 * A distance as people say it.
 * @example distanceText(2.345, 'vi') // '2,3 km'
 */
export function distanceText(kilometres: number, language: string): string {
  const metres = Math.round(kilometres * 100) * 10
  if (metres < 1000) return `${metres} m`
  const maximumFractionDigits = kilometres < 10 ? 1 : 0
  return `${new Intl.NumberFormat(language, { maximumFractionDigits }).format(kilometres)} km`
}

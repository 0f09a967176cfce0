import { describe, expect, it } from 'vitest'
import { distanceKm, distanceText } from './distance.ts'

const saigon = { latitude: 10.7743, longitude: 106.7036 }
const hanoi = { latitude: 21.0246, longitude: 105.8553 }

describe('distance', () => {
  it('is that of a map', () => {
    expect(distanceKm(saigon, hanoi)).toBeCloseTo(1143, -1)
    expect(distanceKm(saigon, saigon)).toBe(0)
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      20015,
      0,
    )
  })

  it.each([
    [0.2345, 'vi', '230 m'],
    [0.996, 'vi', '1 km'],
    [2.345, 'vi', '2,3 km'],
    [2.345, 'en', '2.3 km'],
    [1143.4, 'vi', '1.143 km'],
    [1143.4, 'en', '1,143 km'],
  ])('%f in %s is said as %s', (kilometres, language, said) => {
    expect(distanceText(kilometres, language)).toBe(said)
  })
})

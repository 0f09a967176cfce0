import { describe, expect, it } from 'vitest'
import {
  distanceKm,
  distanceText,
  findPlaces,
  type ListedPlace,
  readChoice,
  writeChoice,
} from './place-search.ts'

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
  ])('%f in %s is shown as %s', (kilometres, language, said) => {
    expect(distanceText(kilometres, language)).toBe(said)
  })
})

const at = (latitude: number): ListedPlace['position'] => ({ latitude, longitude: 106 })
const places = [
  { id: 'q1', province: 'hcm', district: 'quan-1', position: at(10.77) },
  { id: 'hk', province: 'hn', district: 'hoan-kiem', position: at(21.02) },
  { id: 'td', province: 'hcm', district: 'thu-duc', position: null },
  { id: 'dn', province: 'dn', district: 'quan-1', position: at(16.07) },
]
const everywhere = { province: '', district: '' }
const ids = (found: ReturnType<typeof findPlaces<(typeof places)[number]>>) =>
  found.map(({ place }) => place.id)

describe('the choice in an address', () => {
  it.each([
    ['', everywhere],
    ['?province=hcm', { province: 'hcm', district: '' }],
    ['?province=hcm&district=thu-duc&x=1', { province: 'hcm', district: 'thu-duc' }],
    ['?province=hn&district=thu-duc', { province: 'hn', district: '' }],
    ['?province=nowhere&district=quan-1', everywhere],
    ['?district=quan-1', everywhere],
  ])('%s', (search, choice) => {
    expect(readChoice(search, places)).toEqual(choice)
  })

  it('is written beside other parameters, and removed', () => {
    expect(writeChoice('?q=1', { province: 'hcm', district: 'quan-1' })).toBe(
      '?q=1&province=hcm&district=quan-1',
    )
    expect(writeChoice('?province=hcm&district=quan-1', everywhere)).toBe('')
  })
})

describe('places', () => {
  it('are those of the province and the district, in the order of the page', () => {
    expect(ids(findPlaces(places, everywhere, null))).toEqual(['q1', 'hk', 'td', 'dn'])
    expect(ids(findPlaces(places, { province: 'hcm', district: '' }, null))).toEqual(['q1', 'td'])
    const one = findPlaces(places, { province: 'dn', district: 'quan-1' }, null)
    expect(ids(one)).toEqual(['dn'])
    expect(one[0]?.kilometres).toBeNull()
  })

  it('are sorted by distance, without a position last', () => {
    const found = findPlaces(places, everywhere, at(16))
    expect(ids(found)).toEqual(['dn', 'hk', 'q1', 'td'])
    expect(found[0]?.kilometres).toBeCloseTo(7.8, 0)
  })
})

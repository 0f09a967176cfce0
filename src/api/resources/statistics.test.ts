import { expect, it } from 'vitest'
import { byProvince } from './statistics.ts'

it('counts each province once, under all spellings in orders', () => {
  const names = new Map([
    ['79', 'Thành phố Hồ Chí Minh'],
    ['01', 'Thành phố Hà Nội'],
  ])
  const written = [
    ['Hà Nội', 5],
    ['Thành phố Hồ Chí Minh', 4],
    ['Tỉnh Bình Dương', 2],
    ['TP. Ho Chi Minh', 1],
    ['79', 1],
    ['Atlantis', 1],
  ] as const
  const shares = written.map(([key, orders]) => ({ key, orders, money: orders * 1000 }))
  expect(byProvince(shares, (code) => names.get(code))).toEqual([
    { key: 'Thành phố Hồ Chí Minh', orders: 8, money: 8000 },
    { key: 'Thành phố Hà Nội', orders: 5, money: 5000 },
    { key: 'Atlantis', orders: 1, money: 1000 },
  ])
})

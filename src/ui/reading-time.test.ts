import { expect, it } from 'vitest'
import { readingMinutes } from './reading-time.ts'

it.each([
  ['', 1],
  ['<p>một hai</p><p>ba</p>', 1],
  [`<p>${'từ '.repeat(660)}</p>`, 3],
])('counts words, not tags', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes)
})

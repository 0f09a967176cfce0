import type { TrailEntry } from '@nas/contract/trail'
import { expect, it } from 'vitest'
import { pageOf } from './trail.ts'

const at = (second: number): TrailEntry => ({
  id: `trail_${second}`,
  at: `2026-11-23T03:00:0${second}.000Z`,
  ...{ staff: 'user_1', who: null, request: null, kind: 'order', subject: '1' },
  ...{ before: {}, after: {} },
})
const seconds = (entries: TrailEntry[]) => entries.map((entry) => entry.at.slice(18, 19)).join('')

it.each([
  ['321', '321', null],
  ['4321', '432', '2'],
  // Those of one moment are never parted by a page.
  ['43221', '43', '3'],
  ['4333', '4', '4'],
  ['3333', '3333', '3'],
])('of %s the page is %s', (given, shown, next) => {
  const page = pageOf([...given].map(Number).map(at), 3)
  expect(seconds(page.data)).toBe(shown)
  expect(page.next?.slice(18, 19) ?? null).toBe(next)
})

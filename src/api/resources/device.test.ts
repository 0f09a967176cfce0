import { expect, it } from 'vitest'
import { deviceOf } from './browser-session.ts'

it('names only browser and system', () => {
  const android =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
  expect(deviceOf(android)).toBe('Chrome, Android')
  expect(deviceOf(iphone)).toBe('Safari, iOS')
})

it('returns nothing for an unknown client', () => {
  expect(deviceOf(null)).toBeNull()
  expect(deviceOf('')).toBeNull()
  expect(deviceOf('<script>alert(1)</script>')).toBeNull()
})

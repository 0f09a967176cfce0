import { expect, it } from 'vitest'
import { anyPicture, refusalOf, singlePicture } from './use-uploads.ts'

it.each([
  ['image/jpeg', 1_999_999, null, null],
  ['image/png', 2_000_000, 'picture.over2', null],
  ['image/png', 2_999_999, 'picture.over2', null],
  ['image/jpeg', 3_000_000, 'picture.over2', 'picture.over3'],
  ['image/gif', 10, 'picture.notJpg', 'picture.notJpg'],
  ['', 10, 'picture.notJpg', 'picture.notJpg'],
])('a %s of %d bytes (SPEC §5)', (type, size, single, any) => {
  expect(refusalOf({ type, size }, singlePicture)).toBe(single)
  expect(refusalOf({ type, size }, anyPicture)).toBe(any)
})

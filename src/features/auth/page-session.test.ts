import { describe, expect, it } from 'vitest'
import { nameOf } from './page-session.ts'

describe('nameOf', () => {
  it.each([
    ['Nguyễn Thị Lan', 'lan', 'Nguyễn Thị Lan'],
    ['  ', 'lan', 'lan'],
    [null, 'lan', 'lan'],
    [undefined, 'lan', 'lan'],
  ])('of %j and %s is %s', (fullname, username, name) => {
    expect(nameOf({ fullname, username })).toBe(name)
  })
})

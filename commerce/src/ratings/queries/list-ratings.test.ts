import { expect, test } from 'vitest'
import { authorName } from './list-ratings'

test.each([
  ['Nguyễn Thị Mai', 'Mai'],
  ['  Lê   Đức ', 'Đức'],
  ['Mai', 'Mai'],
  ['Anne-Marie', 'Anne-Marie'],
  [null, null],
  ['', null],
  ['mai@example.com', null],
  ['Mai 0912345678', null],
  ['Trần <b>Lan</b>', null],
  ['x'.repeat(21), null],
])('names the author %j as %j', (fullname, named) => {
  expect(authorName(fullname)).toBe(named)
})

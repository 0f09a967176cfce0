import { expect, it } from 'vitest'
import { withoutValues } from './traced-statements.ts'

it.each([
  [
    `select * from "order" where "id" = $1 and n = ?`,
    `select * from "order" where "id" = $1 and n = ?`,
  ],
  [
    `insert into a (b2, c) values ('Mai ''O'' Lan', 912345678)`,
    'insert into a (b2, c) values (?, ?)',
  ],
  [
    `update a set b = E'it\\'s Mai', c = e'x''y' where d=-1.50`,
    'update a set b = ?, c = ? where d=-?',
  ],
  [
    `select "Mai's ""name""", $$it's$$, $x$ Mai $$ $x$::text`,
    `select "Mai's ""name""", ?, ?::text`,
  ],
  ['select 1 -- of Mai\nfrom a /* request 0912 */', 'select ? \nfrom a'],
  [`select 'a\\', b, 'Mai'`, 'select ?, b, ?'],
  [`select like_1 from t where x LIKE'%0912%'`, 'select like_1 from t where x LIKE?'],
  ["select 'Mai", 'select'],
  ['select $$Mai', 'select'],
  ['delete from a /* Mai', 'delete'],
])('%s loses its values', (sql, text) => {
  expect(withoutValues(sql)).toBe(text)
})

it('truncates a long statement', () => {
  expect(withoutValues(`select ${'a, '.repeat(5000)}`)).toHaveLength(2000)
})

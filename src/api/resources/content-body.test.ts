import * as v from 'valibot'
import { expect, it } from 'vitest'
import { bodySchema } from './content-body.ts'

const article = bodySchema('clubs', { needed: [] }, false)

it.each([
  ['5,000 tags', '<p>'.repeat(5_000), true],
  ['more tags', '<p>'.repeat(5_001), false],
  ['500,000 characters', 'x'.repeat(500_000), true],
  ['more characters', 'x'.repeat(500_001), false],
])('an article of %s', (_what, content, isValid) => {
  const { issues } = v.safeParse(article, { content })
  expect(issues?.map(({ message }) => message)).toEqual(isValid ? undefined : ['too_long'])
})

import { expect, it } from 'vitest'
import { offeredLocale } from './language-offer.ts'

it.each([
  ['vi', 'en', ['vi-VN'], 'en'],
  ['en', 'en', ['vi-VN'], undefined],
  ['en', undefined, ['fr-FR', 'vi-VN', 'en'], 'vi'],
  ['vi', undefined, ['en-GB'], 'en'],
  ['vi', undefined, ['vi'], undefined],
  ['vi', undefined, ['ja', 'ko'], undefined],
  ['en', undefined, [], undefined],
] as const)(
  'on a page in %s with %s chosen and %s asked offers %s',
  (page, chosen, asked, offered) => {
    expect(offeredLocale(page, chosen, asked)).toBe(offered)
  },
)

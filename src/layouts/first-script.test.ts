import { expect, it } from 'vitest'
import script from './first-script.js?raw'

type Asked = readonly string[]

/** Whether a page offers the other language. */
function offersOther(lang: string, cookie: string, languages: Asked): boolean {
  const dataset = {}
  const document = { cookie, documentElement: { lang, dataset } }
  new Function('document', 'navigator', 'addEventListener', script)(
    document,
    { languages },
    () => {},
  )
  return 'offersLanguage' in dataset
}

it.each([
  ['vi', 'nas_visit=1; locale=en', ['vi-VN'], true],
  ['en', 'locale=en', ['vi-VN'], false],
  ['vi', 'locale=vn', ['en-GB'], false],
  ['en', '', ['fr-FR', 'vi-VN', 'en'], true],
  ['vi', '', ['en-GB'], true],
  ['vi', 'other_locale=en', ['vi'], false],
  ['vi', '', ['ja', 'ko'], false],
  ['en', '', [], false],
] as const)(
  'a page in %s with the cookies "%s" and %s asked offers the other language: %s',
  (page, cookie, asked, offered) => {
    expect(offersOther(page, cookie, asked)).toBe(offered)
  },
)

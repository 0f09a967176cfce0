import { expect, it } from 'vitest'
import { storageKeys } from '../stores/keys.ts'
import script from './first-script.js?raw'

interface Page {
  lang?: string
  cookie?: string
  /** What the browser asks for. */
  languages?: readonly string[]
  /** Keys of the session; without it the browser refuses storage. */
  stored?: readonly string[]
}

/** Runs the script in the head of a page. */
function open({ lang = 'vi', cookie = '', languages = [], stored }: Page) {
  const dataset: Record<string, string> = {}
  const fonts = { media: '(scripting: none)' }
  let paint = () => {}
  const document = {
    cookie,
    documentElement: { lang, dataset },
    querySelector: () => fonts,
    onprerenderingchange: () => {},
  }
  const given = {
    document,
    navigator: { languages },
    addEventListener: () => {},
    PerformanceObserver: class {
      constructor(onPaint: () => void) {
        paint = onPaint
      }
      observe() {}
    },
    sessionStorage: stored && { getItem: (key: string) => (stored.includes(key) ? 'true' : null) },
  }
  new Function(...Object.keys(given), script)(...Object.values(given))
  const activate = (chosen: string) => {
    document.cookie = chosen
    document.onprerenderingchange()
  }
  return { dataset, fonts, paint: () => paint(), activate }
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
  (lang, cookie, languages, offered) => {
    expect('offersLanguage' in open({ lang, cookie, languages }).dataset).toBe(offered)
  },
)

it('a prerendered page withdraws the offer when its language was chosen before it is shown', () => {
  const { dataset, activate } = open({ languages: ['en-GB'] })
  expect(dataset).toHaveProperty('offersLanguage')
  activate('locale=vn')
  expect(dataset).not.toHaveProperty('offersLanguage')
})

it.each([
  ['with an empty session', { stored: [] }],
  ['with storage refused', {}],
])('a first page uses the fonts after its first paint, %s', (_, page) => {
  const { fonts, paint } = open(page)
  expect(fonts.media).toBe('(scripting: none)')
  paint()
  expect(fonts.media).toBe('all')
})

it('a later page uses the fonts at once', () => {
  expect(open({ stored: [storageKeys.fonts] }).fonts.media).toBe('all')
})

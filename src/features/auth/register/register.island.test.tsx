import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { locales } from '../../../i18n/locale.ts'
import { textsOf } from '../../../i18n/translator.ts'
import { Register, RegisterMailed } from './register.island.tsx'

describe('Register', () => {
  it.each(locales)('renders its form on the server in %s, without any consent', (locale) => {
    const texts = { ...textsOf(locale, 'forms'), ...textsOf(locale, 'register') }
    const html = renderToString(
      <Register locale={locale} texts={texts} auth={textsOf(locale, 'auth')} />,
    )
    expect(html).toContain('data-island="register"')
    expect(html).toContain('autoComplete="new-password"')
    const boxes = html.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? []
    expect(boxes).toHaveLength(5)
    expect(boxes.join()).not.toContain('checked')
  })
})

describe('RegisterMailed', () => {
  it.each(locales)(
    'shows in %s where the mail was sent, but not whether an account exists',
    (locale) => {
      const texts = { ...textsOf(locale, 'forms'), ...textsOf(locale, 'register') }
      const html = renderToString(<RegisterMailed email="mai@nas.example" texts={texts} />)
      expect(html).toContain(texts.mailedTitle)
      expect(html).toContain('mai@nas.example')
    },
  )
})

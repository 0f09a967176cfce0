import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { locales } from '../../../i18n/locale.ts'
import { textsOf } from '../../../i18n/translator.ts'
import { Register } from './register.island.tsx'
import { RegisterMailed } from './register-mailed.tsx'

describe('Register', () => {
  it.each(locales)('renders its form on the server in %s, with nothing agreed to', (locale) => {
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
  it.each(locales)('says in %s where the mail went, and nothing of an account', (locale) => {
    const texts = { ...textsOf(locale, 'forms'), ...textsOf(locale, 'register') }
    const html = renderToString(<RegisterMailed email="mai@nas.example" texts={texts} />)
    expect(html).toContain(texts.mailedTitle)
    expect(html).toContain('mai@nas.example')
  })
})

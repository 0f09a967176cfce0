import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { textsOf } from '../../i18n/translator.ts'
import { SupportForm } from './support-form.island.tsx'

const texts = { ...textsOf('vi', 'forms'), ...textsOf('vi', 'support') }

describe('the form on the server', () => {
  it('asks for an order in customer care', () => {
    const html = renderToString(<SupportForm kind="care" locale="vi" texts={texts} />)
    expect(html).toContain(texts.careForm)
    expect(html).toContain(texts.order)
    expect(html).toContain('data-island="support"')
    expect(html).not.toContain('data-ready')
  })

  it('asks for a message instead on the contact page', () => {
    const html = renderToString(<SupportForm kind="contact" locale="vi" texts={texts} />)
    expect(html).not.toContain(texts.order)
    expect(html).toMatch(/<textarea[^>]* required=""/)
  })
})

import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import vi from '../../../i18n/locales/vi/password.json'
import { MailForm } from './mail-form.tsx'
import { PasswordForm, ResetPassword } from './reset-password.island.tsx'

describe('ResetPassword', () => {
  it('waits on the server: only the browser has the code', () => {
    const html = renderToString(<ResetPassword locale="vi" texts={vi} />)
    expect(html).toContain(vi.loading)
    expect(html).not.toContain('<form')
  })
})

describe('the forms', () => {
  it('supports autofill of the e-mail', () => {
    const html = renderToString(<MailForm reason="first" locale="vi" texts={vi} />)
    expect(html).toMatch(/type="email" inputMode="email"/)
    expect(html).toContain('autoComplete="email"')
  })

  it('shows at once that a link is invalid', () => {
    const html = renderToString(<MailForm reason="refused" locale="vi" texts={vi} />)
    expect(html).toContain(vi.linkRefused)
    expect(html).toContain('role="alert"')
  })

  it('lets password managers generate a password, and truncates none', () => {
    const html = renderToString(<PasswordForm locale="vi" texts={vi} />)
    expect(html.match(/autoComplete="new-password"/g)).toHaveLength(2)
    expect(html).not.toContain('maxLength')
    expect(html).toContain('Từ 8 đến 128 ký tự')
  })
})

import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ApiError, noAnswer } from '../../api-client/api-error.ts'
import vi from '../../i18n/locales/vi/auth.json'
import { LoginDialog } from './login-dialog.island.tsx'
import { LoginForm } from './login-form.tsx'
import { loginProblemOf, loginProblems } from './login-problem.ts'

const answered = (status: number) => new ApiError({ status, name: 'x', message: 'x' })

describe('LoginDialog', () => {
  it('renders closed on the server', () => {
    const html = renderToString(<LoginDialog locale="vi" texts={vi} />)
    expect(html).toContain('data-island="login"')
    expect(html).not.toContain('<form')
  })
})

describe('LoginForm', () => {
  const html = renderToString(
    <LoginForm
      locale="vi"
      texts={vi}
      busy={false}
      problem={undefined}
      onSubmit={() => {}}
      onForgot={() => {}}
    />,
  )

  it('offers to remember, unticked, as accepted (SPEC §2)', () => {
    expect(html).toMatch(/type="checkbox" name="remember" value="accepted"/)
    expect(html).not.toContain('checked')
  })

  it('links to the page for a forgotten password', () => {
    expect(html).toContain(`href="/vn/reset-password">${vi.forgot}`)
  })

  it('helps password managers', () => {
    expect(html).toContain('autoComplete="username"')
    expect(html).toContain('autoComplete="current-password"')
  })
})

describe('loginProblemOf', () => {
  it.each([
    [answered(400), 'failed'],
    [answered(401), 'failed'],
    [answered(429), 'tooMany'],
    [answered(503), 'unavailable'],
    [answered(500), 'unavailable'],
    [noAnswer('network', null), 'network'],
    [noAnswer('timeout', null), 'network'],
    [new TypeError('x'), 'failed'],
  ])('%s is %s', (error, problem) => expect(loginProblemOf(error)).toBe(problem))

  it('has the texts of the specification (SPEC §8)', () => {
    expect(vi.incomplete).toBe('Vui lòng nhập đử thông tin đăng nhập')
    expect(vi.failed).toBe('Đăng nhập thất bại vui lòng thử lại')
    expect(vi.signedIn).toBe('Đăng nhập thành công')
    expect(vi.signedOut).toBe('Đăng xuất thành công')
    for (const problem of Object.keys(loginProblems)) {
      expect(vi[problem as keyof typeof loginProblems]).toMatch(/\S/)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { pageAfterSignIn } from './after-sign-in.ts'
import { safeNext } from './safe-next.ts'

const origin = 'https://nas.example'
const member = { id: 1, username: 'lan', email: 'lan@nas.example', role: { type: 'authenticated' } }
const staff = { ...member, role: { type: 'admin' } }

describe('safeNext', () => {
  it.each(['/crm-admin', '/crm-admin/orders?page=2#top', '/vn/thanh-toan'])('follows %s', (next) =>
    expect(safeNext(next, origin)).toBe(next),
  )

  it.each([
    null,
    '',
    'crm-admin',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' /crm-admin',
  ])('does not follow %j', (next) => {
    const page = safeNext(next, origin)
    expect(page === undefined || new URL(page, origin).origin === origin).toBe(true)
    expect(page ?? '').not.toContain('evil')
  })
})

describe('pageAfterSignIn', () => {
  const home = { origin, pathname: '/', search: '', hash: '' }
  const at = (next: string) => ({ ...home, search: `?login=1&next=${encodeURIComponent(next)}` })

  it('brings staff to the back office they came from', () => {
    expect(pageAfterSignIn(staff, at('/crm-admin/orders'))).toBe('/crm-admin/orders')
  })

  it('keeps a member out of it', () => {
    expect(pageAfterSignIn(member, at('/crm-admin'))).toBeUndefined()
    expect(pageAfterSignIn(member, at('/crm-admin/orders'))).toBeUndefined()
  })

  it('brings a member to a page of the shop', () => {
    expect(pageAfterSignIn(member, at('/vn/thanh-toan'))).toBe('/vn/thanh-toan')
  })

  it('stays without a page to go to', () => {
    expect(pageAfterSignIn(staff, home)).toBeUndefined()
  })
})

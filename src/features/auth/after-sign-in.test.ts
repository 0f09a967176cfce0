import { describe, expect, it } from 'vitest'
import { pageAfterConnect, pageAfterSignIn, registerAddress, safeNext } from './after-sign-in.ts'

const origin = 'https://shop.example'
const at = (address: string) => new URL(address, origin)
const member = { id: 1, username: 'lan', email: 'lan@nas.vn' }
const staff = { ...member, role: { type: 'admin' } }

describe('safeNext', () => {
  it.each(['/crm-admin', '/crm-admin/orders?page=2#top', '/vn/thanh-toan'])('accepts %s', (next) =>
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
    '/.//evil.example',
    '/./\\evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/\t.//evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' /crm-admin',
  ])('rejects %j', (next) => {
    const page = safeNext(next, origin)
    expect(page === undefined || new URL(page, origin).origin === origin).toBe(true)
    expect(page ?? '').not.toContain('evil')
  })
})

describe('pageAfterSignIn, on the home page', () => {
  const registered = { ...member, role: { type: 'authenticated' } }
  const home = { origin, pathname: '/', search: '', hash: '' }
  const asked = (next: string) => ({ ...home, search: `?login=1&next=${encodeURIComponent(next)}` })

  it('returns staff to the back office they came from', () => {
    expect(pageAfterSignIn(staff, asked('/crm-admin/orders'))).toBe('/crm-admin/orders')
  })

  it('does not lead a member there', () => {
    expect(pageAfterSignIn(registered, asked('/crm-admin'))).toBeUndefined()
    expect(pageAfterSignIn(registered, asked('/crm-admin/orders'))).toBeUndefined()
  })

  it('returns a member to a page of the shop', () => {
    expect(pageAfterSignIn(registered, asked('/vn/thanh-toan'))).toBe('/vn/thanh-toan')
  })

  it('stays without a page to return to', () => {
    expect(pageAfterSignIn(staff, home)).toBeUndefined()
  })
})

describe('pageAfterSignIn', () => {
  it.each([
    ['/vn/faq', undefined],
    ['/vn/faq?next=%2Fvn%2Fgio-hang', '/vn/gio-hang'],
    ['/dang-ky?next=%2Fdon-hang%3Forder%3DNAS1%23x', '/don-hang?order=NAS1#x'],
    ['/dang-ky?next=https%3A%2F%2Fevil.example', '/thanh-vien-nas'],
    ['/vn/dang-ky', '/vn/thanh-vien-nas'],
    ['/vn/dang-ky?next=%2Fcrm-admin', '/vn/thanh-vien-nas'],
    ['/vn?login=1&next=%2Fcrm-admin%2Forders', undefined],
  ])('for a member at %s is %s', (place, page) => {
    expect(pageAfterSignIn(member, at(place))).toBe(page)
  })

  it('is the back office for staff', () => {
    expect(pageAfterSignIn(staff, at('/?login=1&next=%2Fcrm-admin'))).toBe('/crm-admin')
  })
})

describe('pageAfterConnect', () => {
  it.each([
    ['/vn/faq?q=da#2', '/vn/faq?q=da#2'],
    ['/vn/dang-ky', '/vn/thanh-vien-nas'],
    ['/dang-ky?next=%2Fdon-hang', '/don-hang'],
    ['/thanh-vien-nas#tab4', '/thanh-vien-nas#tab4'],
  ])('from %s is %s', (place, page) => expect(pageAfterConnect(at(place))).toBe(page))
})

describe('registerAddress', () => {
  it.each([
    ['/', '/dang-ky'],
    ['/vn', '/vn/dang-ky'],
    ['/vn/thanh-toan', '/vn/dang-ky?next=%2Fvn%2Fthanh-toan'],
    ['/vn?login=1&next=%2Fvn%2Fgio-hang', '/vn/dang-ky?next=%2Fvn%2Fgio-hang'],
  ])('from %s is %s', (place, page) => expect(registerAddress(at(place))).toBe(page))
})

import { describe, expect, it } from 'vitest'
import { matchRoute, paths } from './routes.ts'

describe('matchRoute', () => {
  it.each([
    ['/crm-admin', { name: 'dashboard' }],
    ['/crm-admin/', { name: 'dashboard' }],
    ['/crm-admin/orders', { name: 'orders' }],
    ['/crm-admin/orders/', { name: 'orders' }],
    ['/crm-admin/orders/42', { name: 'order', id: 42 }],
    ['/crm-admin/orders/0', { name: 'not-found' }],
    ['/crm-admin/orders/4x', { name: 'not-found' }],
    ['/crm-admin/orders/4/lines', { name: 'not-found' }],
    ['/crm-admin/users', { name: 'not-found' }],
    ['/crm-adminx', { name: 'not-found' }],
  ])('%s', (pathname, route) => {
    expect(matchRoute(pathname)).toEqual(route)
  })
})

describe('paths', () => {
  it('builds addresses that match their own route', () => {
    expect(matchRoute(paths.dashboard())).toEqual({ name: 'dashboard' })
    expect(matchRoute(paths.orders())).toEqual({ name: 'orders' })
    expect(matchRoute(paths.order(7))).toEqual({ name: 'order', id: 7 })
  })

  it('carries the filters of the list', () => {
    expect(paths.orders({ state: 'new', page: 2 })).toBe('/crm-admin/orders?state=new&page=2')
  })

  it('carries the whole way back through the sign-in', () => {
    const next = paths.orders({ search: 'a&b=c', page: 2 })
    const url = new URL(paths.signIn(next), 'http://shop.test')
    expect(url.pathname).toBe('/')
    expect(url.searchParams.get('login')).toBe('1')
    expect(url.searchParams.get('next')).toBe(next)
  })
})

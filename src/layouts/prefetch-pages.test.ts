import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startPrefetch } from './prefetch-pages.ts'

class Link {
  origin = 'http://shop'
  pathname: string

  constructor(pathname: string) {
    this.pathname = pathname
  }

  get href() {
    return this.origin + this.pathname
  }

  closest() {
    return this
  }
}

const fetched = vi.fn(async (_address: string) => Response.error())
let page: EventTarget

function reach(pathname: string): void {
  const event = new Event('mouseover')
  Object.defineProperty(event, 'target', { value: new Link(pathname) })
  page.dispatchEvent(event)
}

beforeEach(() => {
  page = new EventTarget()
  fetched.mockClear()
  vi.stubGlobal('Element', Link)
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { origin: 'http://shop', pathname: '/vn' })
})
afterEach(() => vi.unstubAllGlobals())

it('fetches nothing with data saver', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  startPrefetch()
  reach('/vn/san-pham/a')
  expect(fetched).not.toHaveBeenCalled()
})

it('fetches three pages, each once, and none that is personal', () => {
  vi.stubGlobal('navigator', {})
  startPrefetch()
  for (const path of ['/vn/gio-hang', '/api/orders', '/vn/san-pham/a', '/vn/san-pham/a'])
    reach(path)
  expect(fetched.mock.calls).toEqual([['http://shop/vn/san-pham/a']])
  for (const path of ['/blog/b', '/vn/club/c', '/vn/chuyen-muc/d']) reach(path)
  expect(fetched).toHaveBeenCalledTimes(3)
})

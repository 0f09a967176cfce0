import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startPrefetch } from './prefetch-pages.ts'

class Link {
  origin = 'http://shop'
  pathname: string
  y: number
  setAttribute = vi.fn()

  constructor(pathname: string, y = 0) {
    this.pathname = pathname
    this.y = y
  }

  get href() {
    return this.origin + this.pathname
  }

  closest() {
    return this
  }

  getBoundingClientRect() {
    return { y: this.y, height: 20 }
  }
}

/** What a browser does with speculation rules. */
const withRules = { supports: () => true }

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
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('HTMLScriptElement', {})
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('location', { origin: 'http://shop', pathname: '/vn' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('fetches nothing with data saver', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  startPrefetch()
  reach('/vn/san-pham/a')
  expect(fetched).not.toHaveBeenCalled()
})

it('fetches two pages, each once, and none that is personal', () => {
  startPrefetch()
  for (const path of ['/vn/gio-hang', '/api/orders', '/vn/san-pham/a', '/vn/san-pham/a'])
    reach(path)
  expect(fetched.mock.calls).toEqual([['http://shop/vn/san-pham/a']])
  for (const path of ['/blog/b', '/vn/club/c', '/vn/chuyen-muc/d']) reach(path)
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('marks the links in the middle of a phone once scrolling ends, for a browser with rules', () => {
  vi.useFakeTimers()
  vi.stubGlobal('HTMLScriptElement', withRules)
  vi.stubGlobal('innerHeight', 800)
  const [top, middle, low, below] = [50, 390, 600, 900].map((y) => new Link(`/san-pham/${y}`, y))
  Object.assign(page, { querySelectorAll: () => [top, middle, low, below] })
  startPrefetch()
  page.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(200)
  page.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(200)
  const marked = () => [top, middle, low, below].map((link) => link?.setAttribute.mock.calls.length)
  expect(marked()).toEqual([0, 0, 0, 0])
  vi.advanceTimersByTime(100)
  expect(marked()).toEqual([0, 1, 1, 0])
  reach('/san-pham/4')
  expect(fetched).not.toHaveBeenCalled()
})

import { afterEach, expect, it, vi } from 'vitest'
import { onceShown } from './once-shown.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([undefined, false])('runs at once on a page that is shown (%s)', (prerendering) => {
  vi.stubGlobal('document', { prerendering, documentElement: { dataset: {} } })
  const run = vi.fn()
  onceShown(run)
  expect(run).toHaveBeenCalledOnce()
})

it('runs once, after the first frame of a prerendered page', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw())
  const documentElement = { dataset: {} }
  const page = Object.assign(new EventTarget(), { prerendering: true, documentElement })
  vi.stubGlobal('document', page)
  const run = vi.fn()
  onceShown(run)
  expect(run).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('prerenderingchange'))
  page.dispatchEvent(new Event('prerenderingchange'))
  expect(run).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(run).toHaveBeenCalledOnce()
})

it('never runs in the preview of a draft', () => {
  vi.stubGlobal('document', { documentElement: { dataset: { preview: '' } } })
  const run = vi.fn()
  onceShown(run)
  expect(run).not.toHaveBeenCalled()
})

import type { Page } from '@playwright/test'
import { frameByFrame } from './frames.ts'

/** Each width with the scroll direction, on which floating elements depend. */
const phones = [
  { width: 320, way: 'down' },
  { width: 360, way: 'up' },
  { width: 390, way: 'down' },
  { width: 412, way: 'up' },
] as const

/** The fixed bars. */
const bars = '[data-site-header], [data-buy-bar], [data-order-bar]'

/**
 * Scrolls through the page and hit-tests the centre of each control; returns the covered controls,
 * each with the covering element.
 */
function coveredWhileMoving(page: Page, way: 'down' | 'up'): Promise<string[]> {
  return page.evaluate(
    async ({ bars, way }) => {
      const found = new Set<string>()
      const nameOf = (element: Element) =>
        `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`
      const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary'

      /** Whether a clipping ancestor shows this point. */
      const isShown = (control: Element, x: number, y: number) => {
        for (let box = control.parentElement; box !== null; box = box.parentElement) {
          if (getComputedStyle(box).overflow === 'visible') continue
          const { left, right, top, bottom } = box.getBoundingClientRect()
          if (box !== document.body && (x < left || x > right || y < top || y > bottom))
            return false
        }
        return true
      }
      const look = () => {
        const covered: string[] = []
        for (const control of document.querySelectorAll<HTMLElement>(controls)) {
          if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            continue
          if (control.closest('[inert], dialog:not([open])') !== null) continue
          const [box] = control.getClientRects()
          if (box === undefined || box.width < 2 || box.height < 2) continue
          const x = box.left + box.width / 2
          const y = box.top + box.height / 2
          const top = document.elementFromPoint(x, y)
          if (top === null || !isShown(control, x, y)) continue
          // The link covers the whole card, including the link of its picture.
          const isSame = top.closest('a')?.href === control.closest('a')?.href && top.closest('a')
          const isOwn = control.contains(top) || top.contains(control) || isSame
          const label = top.closest('label')
          const isLabel = label?.contains(control) || label?.htmlFor === control.id
          const bar = top.closest(bars)
          const isBar = bar !== null && !bar.contains(control)
          if (!isOwn && !isLabel && !isBar) covered.push(`${nameOf(control)} < ${nameOf(top)}`)
        }
        return covered
      }
      const step = innerHeight * 0.7
      const stops = Math.ceil(document.body.scrollHeight / step) + 1
      const down = Array.from({ length: stops }, (_, stop) => stop * step)
      for (const y of way === 'down' ? down : down.toReversed()) {
        scrollTo({ top: y, behavior: 'instant' })
        // One frame for the scroll event, and one for its effects.
        await nextFrame()
        await nextFrame()
        const covered = look()
        if (covered.length === 0) continue
        // New elements are not drawn yet.
        await nextFrame()
        await nextFrame()
        for (const one of look()) if (covered.includes(one)) found.add(one)
      }
      return [...found]
    },
    { bars, way },
  )
}

/**
 * The controls that are covered on any phone, each with the covering element and the width in px.
 */
export function coveredControls(page: Page): Promise<string[]> {
  return frameByFrame(page, async (drawn) => {
    const covered: string[] = []
    for (const { width, way } of phones) {
      await drawn.setViewportSize({ width, height: 844 })
      const found = await coveredWhileMoving(drawn, way)
      covered.push(...found.map((control) => `${width} px: ${control}`))
    }
    return covered
  })
}

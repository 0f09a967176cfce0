import type { Page } from '@playwright/test'

/** Maximum layout shift: Lighthouse rates up to 0.1 as good. */
export const maxShift = 0.02

/** Sums the unexpected layout shifts (CLS) while the page is scrolled from the top to its end. */
export async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        if (!entry.hadRecentInput) sum += entry.value
      }
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
    for (let at = 0; at < document.body.scrollHeight; at += innerHeight) {
      scrollTo(0, at)
      await nextFrame()
      await nextFrame()
    }
    return sum
  })
}

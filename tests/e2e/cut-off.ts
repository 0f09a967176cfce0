import type { Page } from '@playwright/test'

/** Words that extend beyond the page on either side and cannot be scrolled into view. */
export function cutOffWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reaches = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || reaches(element.parentElement))
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const { parentElement } = text
      if (!text.textContent?.trim() || !parentElement?.checkVisibility({ opacityProperty: true })) {
        continue
      }
      range.selectNodeContents(text)
      const { left, right, width, height } = range.getBoundingClientRect()
      // Texts for screen readers only are one pixel large.
      if (width <= 1 || height <= 1 || parentElement.closest('.visually-hidden, .skip-link'))
        continue
      const isOut = right > innerWidth + 1 || left < -1
      if (isOut && !reaches(parentElement)) found.push(text.textContent.trim())
    }
    return found
  })
}

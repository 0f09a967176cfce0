import type { Page } from '@playwright/test'

/** Words that stick out of the page on either side and cannot be scrolled to. */
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
      // Words for screen readers alone take a pixel of room.
      if (width <= 1 || height <= 1 || parentElement.closest('.visually-hidden, .skip-link'))
        continue
      const isOut = right > innerWidth + 1 || left < -1
      if (isOut && !reaches(parentElement)) found.push(text.textContent.trim())
    }
    return found
  })
}

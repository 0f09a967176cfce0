import type { Page } from '@playwright/test'

declare global {
  /** Resolves after the next frame. @throws when none is drawn within 10 s */
  var nextFrame: () => Promise<void>
}

const notDrawn = 'no frame is drawn'

function defineNextFrame(page: Page): Promise<void> {
  return page.evaluate((notDrawn) => {
    globalThis.nextFrame = () =>
      new Promise((resolve, reject) => {
        requestAnimationFrame(() => setTimeout(resolve))
        setTimeout(() => reject(new Error(notDrawn)), 10_000)
      })
  }, notDrawn)
}

/**
 * Measures a page frame by frame; `nextFrame` is defined in it. On a busy machine Chromium may stop
 * drawing a page for good: the measurement is then made on a new page with the same address.
 */
export async function frameByFrame<T>(page: Page, measure: (page: Page) => Promise<T>): Promise<T> {
  await defineNextFrame(page)
  try {
    return await measure(page)
  } catch (error) {
    if (!(error instanceof Error && error.message.includes(notDrawn))) throw error
    console.log(`${notDrawn} of ${page.url()}; measured on a new page`)
  }
  const other = await page.context().newPage()
  await other.goto(page.url())
  await defineNextFrame(other)
  return measure(other)
}

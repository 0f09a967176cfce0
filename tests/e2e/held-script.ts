import type { Page } from '@playwright/test'

/**
 * Holds the script of the next page back, as a slow network does.
 * @returns delivers the script
 */
export async function holdPageScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const hold = '**/_assets/page-islands*'
  await page.route(hold, (route) => promise.then(() => route.continue()), { times: 1 })
  return resolve
}

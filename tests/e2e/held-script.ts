import type { Page } from '@playwright/test'

/**
 * Holds the next answer of this address back, as a slow network does.
 * @returns delivers the answer
 */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, (route) => promise.then(() => route.continue()), { times: 1 })
  return resolve
}

export const holdPageScript = (page: Page) => hold(page, '**/_assets/page-islands*')

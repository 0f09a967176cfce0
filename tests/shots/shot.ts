import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type ShopOptions, test as shopTest } from '../e2e/fixtures.ts'
import { given } from '../support/env.ts'

export type ShotOptions = ShopOptions

/** `whole` shows the complete page, `screen` the visible part: menus, dialogs. */
type Extent = 'whole' | 'screen'

interface ShotFixtures {
  /** Takes a picture of the page; the name contains scene and state: `cart-empty`. */
  shoot: (name: string, extent?: Extent) => Promise<void>
  isPhone: boolean
}

/** Pictures below the fold are lazy; this loads them all. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    const shown = pictures.filter((picture) => picture.checkVisibility())
    await Promise.all(shown.map((picture) => picture.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}

export const test = shopTest.extend<ShotFixtures>({
  isPhone: async ({ viewport }, use) => use((viewport?.width ?? 0) < 700),
  shoot: async ({ page }, use, { project }) => {
    await use(async (name, extent = 'whole') => {
      if (extent === 'whole') await page.evaluate(() => scrollTo(0, 0))
      await settle(page)
      await page.screenshot({
        path: join(given('SHOTS_DIR'), project.name, `${name}.png`),
        fullPage: extent === 'whole',
        animations: 'disabled',
      })
    })
  },
})

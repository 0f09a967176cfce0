import { defineConfig } from '@playwright/test'
import { given } from '../support/env.ts'
import { browserArgs } from './browser-args.ts'
import type { ShopOptions } from './fixtures.ts'
import { viewports } from './viewports.ts'

const phone = {
  shopLocale: 'vi',
  locale: 'vi-VN',
  viewport: viewports.phone,
  hasTouch: true,
  isMobile: true,
} as const

const desktop = {
  shopLocale: 'en',
  locale: 'en-GB',
  viewport: viewports.desktop,
} as const

/** Stops parts of the shop, so it runs alone. */
const outages = 'outages.e2e.ts'

/**
 * A test runs on a phone in Vietnamese; with the tag `@desktop` on a desktop in English instead,
 * where people use one; with `@both` on both, when size or language is its subject: layout, menus,
 * overlays, axe, cut-off texts, budgets, the other language's texts. Files run concurrently: each
 * creates its own members, orders and products.
 */
export default defineConfig<ShopOptions>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  // With two, both cores are idle for a sixth of the time.
  workers: 3,
  forbidOnly: true,
  // For busy machines; a passing test does not wait.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  outputDir: '../../var/test-results/e2e',
  use: {
    // Fails before the limit of the test and names the missing element.
    actionTimeout: 20_000,
    baseURL: given('SHOP_URL'),
    timezoneId: 'Asia/Ho_Chi_Minh',
    // Only the tests of motion need animations.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace (`--trace on`) doubles the time of a test.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: given('CHROMIUM_PATH'),
      args: browserArgs,
    },
  },
  projects: [
    { name: 'phone, Vietnamese', grepInvert: /@desktop/, testIgnore: outages, use: phone },
    { name: 'desktop, English', grep: /@both|@desktop/, testIgnore: outages, use: desktop },
    {
      name: 'alone',
      testMatch: outages,
      dependencies: ['phone, Vietnamese', 'desktop, English'],
      use: phone,
    },
  ],
})

import { defineConfig } from '@playwright/test'
import { given } from '../support/env.ts'
import { browserArgs } from './browser-args.ts'
import type { ShopOptions } from './fixtures.ts'

/** Each journey runs on a phone in Vietnamese and on a desktop in English. */
export default defineConfig<ShopOptions>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../../var/test-results/e2e',
  use: {
    baseURL: given('SHOP_URL'),
    timezoneId: 'Asia/Ho_Chi_Minh',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: given('CHROMIUM_PATH'),
      args: browserArgs,
    },
  },
  projects: [
    {
      name: 'phone, Vietnamese',
      use: {
        shopLocale: 'vi',
        locale: 'vi-VN',
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop, English',
      use: { shopLocale: 'en', locale: 'en-GB', viewport: { width: 1440, height: 900 } },
    },
  ],
})

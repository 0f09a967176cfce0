import { defineConfig } from '@playwright/test'
import { browserArgs } from '../e2e/browser-args.ts'
import { given } from '../support/env.ts'
import type { ShotOptions } from './shot.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1440, height: 900 } }

/** Every scene on a phone and a desktop in both languages. */
export default defineConfig<ShotOptions>({
  testDir: '.',
  testMatch: '*.shots.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../../var/test-results/shots',
  globalTeardown: './contact-sheet.ts',
  use: {
    baseURL: given('SHOP_URL'),
    timezoneId: 'Asia/Ho_Chi_Minh',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: given('CHROMIUM_PATH'), args: browserArgs },
  },
  projects: [
    { name: 'phone-vi', use: { shopLocale: 'vi', locale: 'vi-VN', ...phone } },
    { name: 'phone-en', use: { shopLocale: 'en', locale: 'en-GB', ...phone } },
    { name: 'desktop-vi', use: { shopLocale: 'vi', locale: 'vi-VN', ...desktop } },
    { name: 'desktop-en', use: { shopLocale: 'en', locale: 'en-GB', ...desktop } },
  ],
})

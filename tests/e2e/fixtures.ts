import { readFileSync } from 'node:fs'
import { emptyTexts } from '@nas/domain/empty-states'
import { fill } from '@nas/domain/placeholders'
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { href } from '../../src/i18n/href.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { given } from '../support/env.ts'
import { logNotices } from './notices.ts'

export interface ShopOptions {
  shopLocale: Locale
}

/** The shop's texts, from its own catalogues. */
export type Say = (key: string, values?: Record<string, string | number>) => string

interface ShopFixtures {
  /** `say('cart.checkout')` */
  say: Say
  /** The address of a page in the project's language. */
  at: (path: string) => string
}

function catalogue(locale: Locale, namespace: string): Record<string, string> {
  const file = new URL(`../../src/i18n/locales/${locale}/${namespace}.json`, import.meta.url)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return { ...texts, ...emptyTexts(namespace, locale) }
}

export function speaker(locale: Locale): Say {
  return (key, values = {}) => {
    const [namespace = '', ...rest] = key.split('.')
    const text = catalogue(locale, namespace)[rest.join('.')]
    if (text === undefined) throw new Error(`no text ${key}`)
    return fill(text, values)
  }
}

/** Failed requests that a test provokes: the browser always logs them, and React missing code. */
const networkNoise = /^(Failed to load resource|NoAnswerError: network)/

/** A page that fails the test when it throws or logs an error. */
export function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' && !networkNoise.test(message.text())) {
      problems.push(message.text())
    }
  })
}

/** The context of a flow's steps: the page, its language and its texts. */
export type Shop = ShopFixtures & ShopOptions & { page: Page }

export const test = base.extend<
  ShopFixtures & ShopOptions & { shop: Shop; closeContexts: undefined }
>({
  shopLocale: ['vi', { option: true }],
  say: async ({ shopLocale }, use) => use(speaker(shopLocale)),
  at: async ({ shopLocale }, use) => use((path) => href(shopLocale, path)),
  context: async ({ context, shopLocale }, use) => {
    const value = shopLocale === 'en' ? 'en' : 'vn'
    await context.addCookies([{ name: 'locale', value, url: given('SHOP_URL') }])
    await use(context)
  },
  page: async ({ page }, use) => {
    const problems: string[] = []
    watch(page, problems)
    await logNotices(page)
    await use(page)
    expect(problems).toEqual([])
  },
  shop: async ({ page, say, at, shopLocale }, use) => use({ page, say, at, shopLocale }),
  closeContexts: [
    async ({ browser, reuseContext }, use) => {
      await use(undefined)
      // Pages of `browser.newContext` would work on until the worker ends.
      if (!reuseContext) await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})

export { expect }

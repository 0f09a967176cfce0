import type { Browser, Locator, Page } from '@playwright/test'
import { speaker, watch } from '../../e2e/fixtures.ts'
import { logNotices } from '../../e2e/notices.ts'
import { signIn } from '../../e2e/signed-in.ts'
import { given } from '../../support/env.ts'
import type { NewStaff } from '../../support/new-staff.ts'

export const say = speaker('vi')

interface Effort {
  clicks: number
  keys: number
}

/** A piece of work, with what it took. */
export interface Task extends Effort {
  who: string
  what: string
  records: number
  seconds: number
}

const ofTyping = (text: string) => text.length

export const laptop = { width: 1366, height: 768 }

/** A member of staff in Chromium; counts clicks and keys, one for each letter. */
export class Clerk {
  readonly tasks: Task[] = []
  /** Errors of the page and its console. */
  readonly problems: string[] = []
  readonly #effort: Effort = { clicks: 0, keys: 0 }
  readonly name: string
  readonly staff: NewStaff
  readonly page: Page

  private constructor(name: string, staff: NewStaff, page: Page) {
    this.name = name
    this.staff = staff
    this.page = page
  }

  static async begin(
    browser: Browser,
    name: string,
    staff: NewStaff,
    viewport = laptop,
  ): Promise<Clerk> {
    const url = given('SHOP_URL')
    const context = await browser.newContext({ baseURL: url, viewport, locale: 'vi-VN' })
    await context.addCookies([{ name: 'locale', value: 'vn', url }])
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    const clerk = new Clerk(name, staff, page)
    watch(page, clerk.problems)
    await logNotices(page)
    await signIn(page, staff)
    return clerk
  }

  async click(locator: Locator): Promise<void> {
    this.#effort.clicks += 1
    await locator.click()
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.#effort.keys += 1
      await this.page.keyboard.press(key)
    }
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    this.#effort.keys += ofTyping(text)
    await this.page.keyboard.type(text)
  }

  /** Measures a piece of work with so many records. */
  async does(what: string, records: number, work: () => Promise<void>): Promise<void> {
    const before = { ...this.#effort }
    const started = performance.now()
    await work().catch((error: Error) => {
      throw new Error(`${this.name}, ${what}: ${error.message}`, { cause: error })
    })
    this.tasks.push({
      who: this.name,
      what,
      records,
      clicks: this.#effort.clicks - before.clicks,
      keys: this.#effort.keys - before.keys,
      seconds: (performance.now() - started) / 1000,
    })
  }
}

import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { given } from './env.ts'

type Credentials = Record<'email' | 'password', string>

export const firstEditor = (): Credentials => ({
  email: given('EDITOR_EMAIL'),
  password: given('EDITOR_PASSWORD'),
})

/** A page in a browser of its own, signed in to Payload's admin; in Vietnamese by default. */
export async function signedInEditor(
  browser: Browser,
  options: BrowserContextOptions = {},
  { email, password }: Credentials = firstEditor(),
): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'vi-VN', ...options })).newPage()
  const login = `${given('CONTENT_URL')}/api/users/login`
  const answer = await page.request.post(login, { data: { email, password } })
  if (!answer.ok()) throw new Error(`${email} could not sign in (${answer.status()})`)
  return page
}

/** Answers Payload's question whenever another session holds the lock of a document. */
export const takeOverLocks = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.getByRole('button', { name: /^(Tiếp quản|Take over)$/ }), (button) =>
    button.click(),
  )

export const readyForm = (page: Page) => page.locator('form[data-form-ready=true]').first()

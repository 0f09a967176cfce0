import { expect, type Page } from '@playwright/test'

const prefix = 'notice: '

const shown = new WeakMap<Page, string[]>()

/**
 * Records the text of every notice of the shop and of the back office. A notice closes after
 * seconds, so a test that polls the page on a busy machine could miss it.
 */
export async function logNotices(page: Page): Promise<void> {
  const texts: string[] = []
  shown.set(page, texts)
  page.on('console', (message) => {
    if (message.text().startsWith(prefix)) texts.push(message.text().slice(prefix.length))
  })
  await page.addInitScript((prefix) => {
    const logged = new WeakMap<Element, string>()
    new MutationObserver(() => {
      for (const notice of document.querySelectorAll('[data-toast], [data-notice]')) {
        const text = notice.textContent ?? ''
        if (text === '' || logged.get(notice) === text) continue
        logged.set(notice, text)
        console.debug(prefix + text)
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  }, prefix)
}

/** Waits until the page has shown a notice with this text; each notice satisfies one wait. */
export async function expectNotice(page: Page, text: string): Promise<void> {
  const notices = shown.get(page) ?? []
  await expect
    .poll(() => notices, { message: `notice: ${text}` })
    .toContainEqual(expect.stringContaining(text))
  notices.splice(
    notices.findIndex((notice) => notice.includes(text)),
    1,
  )
}

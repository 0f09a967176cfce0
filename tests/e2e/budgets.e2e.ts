import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

type Kind = 'html' | 'css' | 'js'

/** Bytes on the wire that a page may cost before anybody touches it. */
const budgets = { html: 40_000, css: 20_000, js: 12_000 } as const satisfies Record<Kind, number>

const pages = {
  home: '/',
  category: '/chuyen-muc/cham-soc-da',
  product: '/san-pham/kem-duong-ceramide',
  article: '/aura-club',
}

function kindOf(contentType: string): Kind | null {
  if (contentType.includes('html')) return 'html'
  if (contentType.includes('css')) return 'css'
  return contentType.includes('javascript') ? 'js' : null
}

async function bytesOf(page: Page, address: string): Promise<Record<Kind, number>> {
  const bytes = { html: 0, css: 0, js: 0 }
  const counting: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = kindOf(response.headers()['content-type'] ?? '')
    if (kind === null) return
    const size = response.request().sizes()
    counting.push(
      size.then(({ responseBodySize }) => {
        bytes[kind] += responseBodySize
      }),
    )
  })
  await page.goto(address, { waitUntil: 'load' })
  await Promise.all(counting)
  return bytes
}

for (const [name, path] of Object.entries(pages)) {
  test(`the ${name} page is light`, async ({ page, at }) => {
    const bytes = await bytesOf(page, at(path))
    console.log(`${name}: html ${bytes.html} B, css ${bytes.css} B, js ${bytes.js} B (as sent)`)
    for (const kind of ['html', 'css', 'js'] as const) {
      expect(bytes[kind], `${kind} of ${name}`).toBeGreaterThan(0)
      expect(bytes[kind], `${kind} of ${name}`).toBeLessThanOrEqual(budgets[kind])
    }
  })
}

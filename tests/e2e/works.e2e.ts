import { video } from '../../content-cms/tests/support/rich-text.ts'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { expect, test } from './fixtures.ts'
import { expectNoFindings } from './no-findings.ts'

const root = { type: 'root', version: 1, direction: null, format: '', indent: 0 }

/** A text that is one video. */
const content = { root: { ...root, children: [video('https://vimeo.com/123456789')] } }

test('works are filtered by links without a script, and a work shows its video in a frame', async ({
  page,
  at,
  say,
  browser,
}) => {
  const editor = await Editor.signIn()
  const url = `khong-gian-co-phim-${Date.now().toString(36)}`
  const work = await editor.create<{ id: number }>('works', {
    name: 'Không gian có phim',
    url,
    content,
    category: 'showroom',
    year: 1998,
    order: 99,
  })
  try {
    const shop = given('SHOP_URL')
    const textOf = async (path: string) => (await fetch(shop + at(path))).text()
    for (const path of ['/du-an', '/du-an/loc/nam-1998']) {
      await eventually(`${path} shows the work`, async () => (await textOf(path)).includes(url))
    }

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop })
    const plain = await context.newPage()
    await plain.goto(at('/du-an'))
    const filters = plain.getByRole('navigation', { name: say('works.filters') })
    const works = plain.getByRole('main').getByRole('article')
    const all = await works.count()
    expect(all).toBeGreaterThan(3)
    await filters.getByRole('link', { name: say('works.featured') }).click()
    await expect(plain).toHaveURL(at('/du-an/loc/noi-bat'))
    await expect(works).toHaveCount(2)
    await plain.goBack()
    await filters.getByRole('link', { name: '1998' }).click()
    await expect(works).toHaveCount(1)
    await expect(filters.getByRole('link', { name: '1998' })).toHaveAttribute('aria-current')
    await works.getByRole('link').click()
    await expect(plain).toHaveURL(at(`/du-an/${url}`))
    await context.close()

    // No test loads anything from another site.
    await page.route(/vimeo/, (route) => route.fulfill({ body: '<p>video</p>' }))
    await page.goto(at(`/du-an/${url}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Không gian có phim')
    const frame = page.locator('.prose iframe')
    await expect(frame).toHaveAttribute('src', /^https:\/\/player\.vimeo\.com\/video\/123456789/)
    const box = await frame.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
    await expectNoFindings(page)
    await page
      .getByRole('navigation', { name: say('chrome.breadcrumb') })
      .getByRole('link', { name: say('works.title') })
      .click()
    await expect(page).toHaveURL(at('/du-an'))
  } finally {
    await editor.remove('works', work.id)
  }
})

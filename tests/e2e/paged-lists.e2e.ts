import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { expect, test } from './fixtures.ts'
import { expectNoFindings } from './no-findings.ts'

test('the tabs of Aura Club are entries of the browser history', { tag: '@desktop' }, async ({
  page,
  at,
  say,
}) => {
  await page.goto(at('/aura-club?type=knowledge'))
  const tabs = page.getByRole('navigation', { name: say('club.tabs') })
  const tab = (topic: string) => tabs.getByRole('link', { name: say(`club.${topic}`), exact: true })
  await expect(tab('knowledge')).toHaveAttribute('aria-current', 'page')
  const articles = page.getByRole('main').getByRole('article')
  await expect(articles).toHaveCount(3)
  await tab('news').click()
  await expect(tab('news')).toHaveAttribute('aria-current', 'page')
  await tab('all').click()
  await expect(articles).toHaveCount(9)
  await page.goBack()
  await expect(tab('news')).toHaveAttribute('aria-current', 'page')
  await articles.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/club\//)
  await page.goBack()
  await expect(tab('news')).toHaveAttribute('aria-current', 'page')
  await expect(articles).toHaveCount(3)
})

/** Publishes news older than the demo's, so that the club has a second page. */
async function withOldNews(count: number, work: () => Promise<void>): Promise<void> {
  const editor = await Editor.signIn()
  const run = Date.now().toString(36)
  const news = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      editor.create<{ id: number }>('clubs', {
        name: `Tin cũ ${index}`,
        slug: `tin-cu-${run}-${index}`,
        type: 'news',
        state: 'active',
        published_at: '2020-01-01T00:00:00.000Z',
      }),
    ),
  )
  try {
    await eventually('the club has a second page', async () => {
      const response = await fetch(`${given('SHOP_URL')}/aura-club/trang/2`)
      const entries = (await response.text()).match(/<article/g) ?? []
      return response.ok && entries.length === 9 + count - 24
    })
    await work()
  } finally {
    await Promise.all(news.map(({ id }) => editor.remove('clubs', id)))
  }
}

test('a list of several pages is read by links, and grows below with JavaScript', {
  tag: '@desktop',
}, async ({ page, at, say, browser }) => {
  await withOldNews(25, async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: given('SHOP_URL'),
    })
    const plain = await context.newPage()
    await plain.goto(at('/aura-club'))
    const read = plain.getByRole('main').getByRole('article')
    await expect(read).toHaveCount(24)
    await expect(plain.getByRole('main').locator('button:visible')).toHaveCount(0)
    await plain.getByRole('link', { name: say('listing.next') }).click()
    await expect(plain).toHaveURL(at('/aura-club/trang/2'))
    await expect(read).toHaveCount(10)
    await expect(plain).toHaveTitle(/Page 2/)
    await plain.getByRole('link', { name: say('listing.page', { number: 1 }) }).click()
    await expect(plain).toHaveURL(at('/aura-club'))
    await context.close()

    await page.goto(at('/aura-club'))
    const articles = page.getByRole('main').getByRole('article')
    const more = page.getByRole('button', { name: say('listing.more') })
    const all = page.getByText(say('club.shown_other', { count: 34 }), { exact: true })
    await more.dblclick()
    await expect(all).toBeVisible()
    await expect(articles).toHaveCount(34)
    await expect(articles.nth(24).getByRole('link')).toBeFocused()
    await expect(more).toBeHidden()
    await articles.nth(30).getByRole('link').click()
    await expect(page).toHaveURL(/\/club\//)
    await page.goBack()
    await expect(articles).toHaveCount(34)
    await expect(articles.nth(30)).toBeInViewport()

    await page.route('**/_lists/**', (route) => route.abort(), { times: 1 })
    const tabs = page.getByRole('navigation', { name: say('club.tabs') })
    await tabs.getByRole('link', { name: say('club.news') }).click()
    await page.getByRole('button', { name: say('listing.again') }).click()
    await expect(page).toHaveURL(/\?type=news/)
    await more.click()
    await expect(articles).toHaveCount(28)
    await expectNoFindings(page)
    await page.goBack()
    await expect(articles).toHaveCount(34)
  })
})

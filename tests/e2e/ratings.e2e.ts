import { eventually } from '../support/eventually.ts'
import { api, pageText } from '../support/shop.ts'
import { expect, test } from './fixtures.ts'
import { newMember, staffHeaders } from './member.ts'
import { newReview } from './new-review.ts'
import { expectNoFindingsAtBothSizes } from './no-findings.ts'
import { signIn } from './signed-in.ts'

const slug = 'tinh-chat-phuc-hoi-b5'

async function published(stars: number) {
  const review = await newReview(slug, stars)
  const body = { data: { state: 'active' } }
  await api(`/ratings/${review.id}`, { method: 'PUT', body, headers: await staffHeaders() })
  return review
}

test('ratings are filtered by their stars, also after Back', async ({ page, at, say }) => {
  const [low, high] = [await published(2), await published(5)]
  const path = at(`/san-pham/${slug}`)
  await eventually('the bars', async () => {
    const html = await pageText(path)
    return [2, 5].every((stars) => html.includes(`name="stars" value="${stars}" aria-label`))
  })
  await page.goto(path)
  await page.locator('a[href="#ratings"]').click()
  const section = page.getByRole('region', { name: say('ratings.title') })
  await expect(section.getByText(low.code)).toBeVisible()
  await expect(section.getByText(high.code)).toBeVisible()
  await expectNoFindingsAtBothSizes(page)

  const twoStars = section.getByRole('radio', { name: say('ratings.stars', { stars: 2 }) })
  await twoStars.focus()
  await page.keyboard.press('Space')
  await expect(section.getByText(high.code)).toHaveCount(0)
  await expect(section.getByText(low.code)).toBeVisible()
  await page.goto(at('/faq'))
  await page.goBack()
  await section.scrollIntoViewIfNeeded()
  await expect(twoStars).toBeChecked()
  await expect(section.getByText(low.code)).toBeVisible()
  await expect(section.getByText(high.code)).toHaveCount(0)
})

test('a member marks a rating as helpful, and a visitor is asked to sign in', async ({
  page,
  at,
  say,
}) => {
  const { code } = await published(4)
  const path = at(`/san-pham/${slug}`)
  await eventually('the ratings', async () => (await pageText(path)).includes('"ratingCount"'))
  await page.goto(path)
  const section = page.getByRole('region', { name: say('ratings.title') })
  await section.scrollIntoViewIfNeeded()
  const helpful = section.getByRole('listitem').filter({ hasText: code }).getByRole('button')
  await expect(helpful).toHaveText(say('ratings.helpful', { count: 0 }))
  await helpful.click()
  await expect(page.getByRole('dialog', { name: say('auth.title') })).toBeVisible()
  await signIn(page, await newMember())
  await page.goto(path)
  await section.scrollIntoViewIfNeeded()
  await helpful.click()
  await expect(helpful).toHaveText(say('ratings.helpful', { count: 1 }))
  await page.reload()
  await section.scrollIntoViewIfNeeded()
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await helpful.click()
  await expect(helpful).toHaveText(say('ratings.helpful', { count: 0 }))
})

import type { Locator, Page } from '@playwright/test'
import { expect, type Shop, test } from './fixtures.ts'
import { newMember, signInHere } from './member.ts'
import { named } from './names.ts'
import { expectNoFindings } from './no-findings.ts'
import { expectNotice } from './notices.ts'
import { signIn } from './signed-in.ts'

const slug = 'kem-duong-ceramide'
const path = `/san-pham/${slug}`

const nameIn = ({ shopLocale }: Shop) => named('products', slug, shopLocale)

/** The heart of the product itself, not those of the cards below. */
async function heartOn(page: Page, shop: Shop): Promise<Locator> {
  const name = shop.say('card.like', { name: await nameIn(shop) })
  return page.getByRole('main').getByRole('button', { name, exact: true }).first()
}

const isLiked = (heart: Locator, liked: boolean) =>
  expect(heart).toHaveAttribute('aria-pressed', String(liked))

test('a visitor who presses a heart signs in, and the product is liked', async ({ shop }) => {
  const { page, at, say } = shop
  const member = await newMember()
  await page.goto(at(path))
  const heart = await heartOn(page, shop)
  await heart.click()
  await expectNotice(page, say('likes.likeVisitor'))
  await isLiked(heart, false)
  await signInHere(page, member, say)
  await expectNotice(page, say('likes.likeAdded'))
  await isLiked(heart, true)
  await expect(page).toHaveURL(at(path))
})

test('a member likes a product in all tabs, finds it in the account, and removes it', async ({
  shop,
  context,
}) => {
  const { page, at, say } = shop
  await signIn(page, await newMember())
  await page.goto(at(path))
  const other = await context.newPage()
  await other.goto(at('/chuyen-muc/cham-soc-da'))
  const card = await heartOn(other, shop)
  await isLiked(card, false)

  const heart = await heartOn(page, shop)
  await heart.dblclick()
  await isLiked(heart, true)
  await expectNotice(page, say('likes.likeAdded'))
  await isLiked(card, true)
  await other.close()

  await page.goto(at('/thanh-vien-nas#tab6'))
  const panel = page.getByRole('tabpanel', { name: say('member.liked') })
  const kept = panel.getByRole('button', { name: say('card.like', { name: await nameIn(shop) }) })
  await isLiked(kept, true)
  await expectNoFindings(page)
  await kept.click()
  await expectNotice(page, say('likes.likeRemoved'))
  await isLiked(kept, false)
  await page.reload()
  await expect(panel.getByRole('heading', { name: say('likes.emptyTitle') })).toBeVisible()
  await expectNoFindings(page)
})

test('a heart whose request fails is reset with a notice', { tag: '@desktop' }, async ({
  shop,
}) => {
  const { page, at, say } = shop
  await signIn(page, await newMember())
  await page.goto(at(path))
  const heart = await heartOn(page, shop)
  const fail = { method: '', status: 503 }
  await page.route('**/api/likes**', (route) =>
    route.request().method() === fail.method
      ? route.fulfill({ status: fail.status, json: {} })
      : route.continue(),
  )
  fail.method = 'POST'
  await heart.click()
  await expectNotice(page, say('likes.likeAddFailed'))
  await isLiked(heart, false)

  fail.method = 'DELETE'
  await heart.click()
  await expectNotice(page, say('likes.likeAdded'))
  await heart.click()
  await expectNotice(page, say('likes.likeRemoveFailed'))
  await isLiked(heart, true)
})

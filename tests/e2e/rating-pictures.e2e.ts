import { smallPicture } from '../contract/small-picture.ts'
import { eventually } from '../support/eventually.ts'
import { api, pageText, productBySlug } from '../support/shop.ts'
import { expect, test } from './fixtures.ts'
import { newMember, orderBy, staffHeaders, staffMove } from './member.ts'
import { expectNoFindingsAtBothSizes } from './no-findings.ts'
import { expectNotice } from './notices.ts'
import { signIn } from './signed-in.ts'

const slug = 'tinh-chat-phuc-hoi-b5'

const file = async (name: string, mimeType: string, content: Blob) => {
  return { name, mimeType, buffer: Buffer.from(await content.arrayBuffer()) }
}

type Read = { data: { attributes: { ratings: { id: string; pictures: string[] }[] } } }

test('pictures of a rating are sent with it, and shown on the page of the product', async ({
  page,
  at,
  say,
}) => {
  const product = await productBySlug(slug)
  const member = await newMember()
  const order = await orderBy(member, product?.id ?? 0)
  await staffMove(order, 'pickitem', 'delivery', 'complete')
  await signIn(page, member)
  await page.goto(at(`/don-hang?order=${order.code}`))
  await page.getByRole('radio', { name: say('orders.star5') }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('textbox').last().fill(order.code)

  await page
    .getByLabel(say('orders.pictureAdd'))
    .setInputFiles([
      await file('da.png', 'image/png', smallPicture(300, 200)),
      await file('iphone.heic', 'image/heic', new Blob(['ftypheic'])),
      await file('script.jpg', 'image/jpeg', new Blob(['<script>alert(1)</script>'])),
      await file('sau.webp', 'image/png', smallPicture(200, 300)),
    ])
  const refused = (name: string) => page.getByRole('alert').filter({ hasText: name })
  await expect(refused('iphone.heic')).toContainText(say('orders.pictureInvalid'))
  await expect(page.getByRole('img', { name: 'sau.webp' })).toBeVisible()
  await expectNoFindingsAtBothSizes(page)
  await page
    .getByRole('button', { name: say('orders.pictureRemove', { picture: 'iphone.heic' }) })
    .click()
  await expect(refused('iphone.heic')).toHaveCount(0)

  await page.getByRole('button', { name: say('orders.rate') }).click()
  await expectNotice(page, say('orders.rated'))
  await expect(refused('script.jpg')).toContainText(say('orders.pictureInvalid'))
  await expect(page.getByText(say('orders.ratingNew'))).toBeVisible()
  const pictures = page.getByRole('main').getByRole('group').getByRole('link')
  await expect(pictures).toHaveCount(2)
  await expectNoFindingsAtBothSizes(page)
  await page
    .getByRole('button', { name: say('orders.pictureRemove', { picture: 1 }), exact: true })
    .click()
  await expect(pictures).toHaveCount(1)

  const headers = { Authorization: `Bearer ${member.token}` }
  const path = `/orders/${order.id}?populate=ratings`
  const [rating] = (await api<Read>(path, { headers })).body.data.attributes.ratings
  const body = { data: { state: 'active' } }
  const decision = { method: 'PUT', body, headers: await staffHeaders() } as const
  await api(`/ratings/${rating?.id}`, decision)
  await eventually('the ratings', async () =>
    (await pageText(at(`/san-pham/${slug}`))).includes('"ratingCount"'),
  )
  await page.goto(at(`/san-pham/${slug}`))
  const section = page.getByRole('region', { name: say('ratings.title') })
  await section.scrollIntoViewIfNeeded()
  const card = section.getByRole('listitem').filter({ hasText: order.code })
  const shown = card.getByRole('link').getByRole('img')
  await expect(shown).toHaveJSProperty('naturalWidth', 240)
  await expect(card.getByRole('link')).toHaveAttribute('href', /size=large/)
  await expectNoFindingsAtBothSizes(page)
})

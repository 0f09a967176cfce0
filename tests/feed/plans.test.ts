import { beforeAll, expect, it } from 'vitest'
import { Editor } from '../support/editor.ts'
import { eventually } from '../support/eventually.ts'
import { api, orderOf, pageText, placeOrder, productBySlug, statusOf } from '../support/shop.ts'

let editor: Editor

beforeAll(async () => {
  editor = await Editor.signIn()
})

/** Farther than the clocks of Payload and the front server may differ. */
const soon = () => new Date(Date.now() + 10_000).toISOString()
const secondsAfter = (at: string) => (Date.now() - Date.parse(at)) / 1000

it('shows a planned price in the shop and in Medusa within 2 s of its time', async () => {
  const slug = 'sua-rua-mat-amino'
  const { id, price } = await editor.find<{ id: number; price: number }>('products', slug)
  await editor.saveDraft('products', id, { price: price + 1000 })
  const at = soon()
  await editor.create('plans', {
    document: { relationTo: 'products', value: id },
    action: 'publish',
    at,
  })
  const priceIs = async (expected: number) =>
    (await productBySlug(slug))?.attributes.price === expected
  expect(await priceIs(price)).toBe(true)
  await eventually('/api has the planned price', () => priceIs(price + 1000))
  const late = secondsAfter(at)
  console.log(`  live ${late} s after its time`)
  expect(late).toBeGreaterThan(0)
  expect(late).toBeLessThan(2)
  await eventually('Medusa has the planned price', async () => {
    const order = await placeOrder(orderOf(id))
    return order.body.data?.attributes.subtotal === price + 1000
  })
  await editor.publish('products', id, { price })
})

it('hides an article until its date in its page, the list, the feed, the sitemap and /api', async () => {
  const slug = `bai-tuong-lai-${Date.now().toString(36)}`
  const published_at = soon()
  const data = { name: `Bài ${slug}`, slug, state: 'active', published_at }
  const { id } = await editor.create('blogs', data)
  const lists = async () => {
    const { body } = await api<{ data: unknown[] }>(`/blogs?filters[slug]=${slug}`)
    const places = ['/vn/blog', '/vn/blog/rss.xml', '/sitemap-1.xml']
    const shown = await Promise.all(places.map(async (one) => (await pageText(one)).includes(slug)))
    return [(await statusOf(`/vn/blog/${slug}`)) === 200, body.data.length > 0, ...shown]
  }
  await eventually('the front server has the article', async () => {
    const other = await statusOf(`/vn/blog/${slug}`)
    return other === 404 && secondsAfter(published_at) > -6
  })
  expect(await lists()).toEqual([false, false, false, false, false])
  await eventually('all of them show it', async () => (await lists()).every(Boolean))
  await editor.remove('blogs', id)
})

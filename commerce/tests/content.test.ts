import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Modules } from '@medusajs/framework/utils'
import { standardDelivery } from '@nas/domain/standard-delivery'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contentClient } from '../src/catalogue/feed/content-client'
import type { ContentFeedService } from '../src/catalogue/module/service'
import { followContent, followOnce } from '../src/catalogue/workflows/follow-content'
import { syncAll } from '../src/catalogue/workflows/sync-products'
import { sayIn } from '../src/email/layout/email-words'
import { MAIL_OUTBOX, type MailOutboxService } from '../src/email/module/service'
import reconcile from '../src/scripts/reconcile'
import { contentKey, initialStock } from './support/environment'
import { fakeProduct } from './support/fake-content'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const said: string[] = []
const logger = {
  info: (text: string) => said.push(text),
  warn: (text: string) => said.push(`warning: ${text}`),
}

const { shop, content } = useShop()

beforeEach(() => {
  said.length = 0
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** One run of the follower, as the server does it each second. */
function follow(): Promise<void> {
  const feed: ContentFeedService = shop.container.resolve('content_feed')
  const client = contentClient(content.url, contentKey)
  const both = { ...shop.container.resolve('logger'), ...logger }
  return followOnce({ container: shop.container, content: client, feed, logger: both })
}

async function productOf(id: number) {
  const [product] = await shop.rows(
    `select p.title, p.handle, p.status, p.metadata, v.sku, pr.amount::int as price,
     l.stocked_quantity::int as stock, count(*) over ()::int as rows
     from product p join product_variant v on v.product_id = p.id
     join product_variant_price_set ps on ps.variant_id = v.id
     join price pr on pr.price_set_id = ps.price_set_id and pr.deleted_at is null
     join product_variant_inventory_item vi on vi.variant_id = v.id
     join inventory_level l on l.inventory_item_id = vi.inventory_item_id
     where p.external_id = ?`,
    [String(id)],
  )
  return product
}

const first = 201

test('imports all products at the first load within ten seconds of CPU time', async () => {
  for (let id = first; id < first + 32; id += 1) content.publish(fakeProduct(id, id * 1000))
  const before = process.cpuUsage()
  await follow()
  expect(process.cpuUsage(before).user).toBeLessThan(10_000_000)
  expect(await productOf(first)).toEqual({
    title: 'Sản phẩm 201',
    handle: 'san-pham-201',
    status: 'published',
    metadata: { name_en: 'Product 201', image: '/media/p201-500x500.webp' },
    sku: 'san-pham-201',
    price: 201_000,
    stock: initialStock,
    rows: 1,
  })
  expect(await productOf(first + 31)).toMatchObject({ price: 232_000 })
})

test('sends one request and writes nothing when the feed has no changes', async () => {
  await follow()
  const before = await shop.rows('select * from feed_position')
  content.requests = 0
  await follow()
  expect(content.requests).toBe(1)
  expect(await shop.rows('select * from feed_position')).toEqual(before)
})

describe('a publication', () => {
  test('changes texts, slug and price, and never the stock', async () => {
    await shop.rows(
      `update inventory_level set stocked_quantity = 3 where inventory_item_id =
       (select id from inventory_item where sku = 'product-201')`,
    )
    const name = { vi: 'Serum mới', en: null }
    content.publish({ ...fakeProduct(first, 99_000), name, slug: 'serum-moi', thub: null })
    await follow()
    expect(await productOf(first)).toMatchObject({
      title: 'Serum mới',
      handle: 'serum-moi',
      sku: 'serum-moi',
      price: 99_000,
      stock: 3,
      metadata: { name_en: null, image: null },
      rows: 1,
    })
  })

  test.each([
    ['made inactive', () => content.publish({ ...fakeProduct(202), state: 'inactive' })],
    ['unpublished', () => content.publish({ ...fakeProduct(202), _status: 'draft' })],
    ['deleted', () => content.remove(202)],
  ])(
    'that is %s takes the product off sale, and back on sale after it is undone',
    async (how, change) => {
      const token = await shop.staffToken()
      const stock = () => shop.ask('/admin/shop/stock/202', { token })
      change()
      await follow()
      expect(await productOf(202)).toMatchObject({ status: 'draft', rows: 1 })
      expect((await stock()).status).toBe(how === 'made inactive' ? 200 : 404)
      content.publish(fakeProduct(202))
      await follow()
      expect(await productOf(202)).toMatchObject({ status: 'published', rows: 1 })
      expect((await stock()).body.stock).toMatchObject({ state: 'active' })
    },
  )

  test('reuses the stock record of an interrupted import', async () => {
    const inventory = shop.container.resolve(Modules.INVENTORY)
    const [location] = await shop.rows('select id from stock_location')
    const item = await inventory.createInventoryItems({ sku: 'product-260' })
    const level = { location_id: location.id, stocked_quantity: 2 }
    await inventory.createInventoryLevels([{ ...level, inventory_item_id: item.id }])
    content.publish(fakeProduct(260))
    await follow()
    expect(await productOf(260)).toMatchObject({ status: 'published', stock: 2, rows: 1 })
  })

  test('may reuse the slug of a deleted product', async () => {
    content.remove(203)
    content.publish({ ...fakeProduct(299), slug: 'san-pham-203' })
    await follow()
    expect(await productOf(299)).toMatchObject({ handle: 'san-pham-203', status: 'published' })
    expect(await productOf(203)).toMatchObject({ handle: 'san-pham-203-203', status: 'draft' })
  })

  test('may swap the slugs of two products', async () => {
    content.publish({ ...fakeProduct(204), slug: 'san-pham-205' })
    content.publish({ ...fakeProduct(205), slug: 'san-pham-204' })
    await follow()
    expect(await productOf(204)).toMatchObject({ handle: 'san-pham-205', sku: 'san-pham-205' })
    expect(await productOf(205)).toMatchObject({ handle: 'san-pham-204', sku: 'san-pham-204' })
  })

  test('is imported although it becomes visible after a later one', async () => {
    const late = content.reserveNumber()
    content.publish(fakeProduct(206, 60_000))
    await follow()
    content.products.set(207, fakeProduct(207, 70_000))
    content.announce(207, late)
    await follow()
    expect(await productOf(206)).toMatchObject({ price: 60_000 })
    expect(await productOf(207)).toMatchObject({ price: 70_000 })
  })

  test('of a product without a price is logged and does not block the others', async () => {
    content.publish({ ...fakeProduct(208), price: null })
    content.publish(fakeProduct(209, 90_000))
    await follow()
    expect(said.join()).toContain('warning: Content: product 208 was not synced')
    expect(await productOf(208)).toMatchObject({ price: 208_000, status: 'published' })
    expect(await productOf(209)).toMatchObject({ price: 90_000 })
    said.length = 0
    await follow()
    expect(said).toEqual([])
    content.publish(fakeProduct(208, 208_000))
    await follow()
  })
})

describe('an outage of the content application', () => {
  test('is logged once and loses no publication, even over a restart', async () => {
    const real = shop.container.resolve('logger')
    const warned = vi.spyOn(real, 'warn').mockImplementation(() => undefined)
    const client = contentClient(content.url, contentKey)
    await content.stop()
    const stopFirst = followContent(shop.container, client)
    await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce(), 20_000)
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(warned).toHaveBeenCalledOnce()
    await stopFirst()

    content.publish(fakeProduct(210, 10_000))
    const stopSecond = followContent(shop.container, client)
    content.publish(fakeProduct(211, 11_000))
    await content.start()
    await vi.waitFor(
      async () => expect([await priceOf(210), await priceOf(211)]).toEqual([10_000, 11_000]),
      { timeout: 20_000 },
    )
    await stopSecond()
  })
})

async function priceOf(id: number): Promise<number> {
  return (await productOf(id)).price
}

test('two concurrent followers import each publication once', async () => {
  const products = shop.container.resolve(Modules.PRODUCT)
  for (let id = 240; id < 245; id += 1) content.publish(fakeProduct(id))
  await Promise.all([follow(), follow(), follow()])
  const found = await products.listProducts({ external_id: ['240', '241', '242', '243', '244'] })
  expect(found).toHaveLength(5)
  expect(said).toEqual(['Content: 5 publications applied, 5 published, 5 changed here.'])
})

test('detects another database of the content application and compares all products', async () => {
  content.publications = []
  content.products.delete(241)
  content.announce(240, 1)
  await follow()
  expect(await productOf(241)).toMatchObject({ status: 'draft' })
})

describe('POST /admin/shop/content-sync', () => {
  const ask = (body: unknown, headers = {}) =>
    shop.ask('/admin/shop/content-sync', { body, headers })

  test('imports a product and its deletion immediately', async () => {
    const machine = await shop.machine()
    content.publish(fakeProduct(270, 270_000))
    const taken = await ask({ products: [270] }, machine)
    expect(taken).toEqual({ status: 200, body: { seen: 1, invalid: [] } })
    expect(await productOf(270)).toMatchObject({ status: 'published', price: 270_000, rows: 1 })
    await follow()
    expect(said).toEqual([])
    content.remove(270)
    await ask({ products: [270] }, machine)
    expect(await productOf(270)).toMatchObject({ status: 'draft', rows: 1 })
  })

  test('accepts only the secret key, and only product numbers', async () => {
    expect((await ask({ products: [201] })).status).toBe(401)
    for (const [token, status] of [
      [await shop.memberToken(), 401],
      [await shop.staffToken(), 403],
    ] as const) {
      const headers = { authorization: `Bearer ${token}` }
      expect((await ask({ products: [201] }, headers)).status).toBe(status)
    }
    const machine = await shop.machine()
    const many = Array.from({ length: 101 }, (_, index) => index + 1)
    const wrong = [{}, { products: [] }, { products: ['x'] }, { products: [0] }, { products: many }]
    for (const body of wrong) {
      const { status, body: error } = await ask(body, machine)
      expect([status, error.code]).toEqual([400, 'invalid'])
    }
  })

  test('waits for a running import', async () => {
    const feed: ContentFeedService = shop.container.resolve('content_feed')
    const machine = await shop.machine()
    const order: string[] = []
    const { promise: done, resolve: finish } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const other = feed.exclusively(async () => {
      begin()
      await done
      order.push('other')
    })
    await begun
    const asked = ask({ products: [201] }, machine).then(() => order.push('asked'))
    await new Promise((resolve) => setTimeout(resolve, 500))
    finish()
    await Promise.all([other, asked])
    expect(order).toEqual(['other', 'asked'])
  })

  test('returns 503 when the content application is unavailable', async () => {
    await content.stop()
    const machine = await shop.machine()
    const { status, body } = await ask({ products: [201] }, machine)
    await content.start()
    expect([status, body.code]).toEqual([503, 'service_unavailable'])
  })
})

describe('reconcile', () => {
  test('repairs and reports changes made outside of the feed', async () => {
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line))
    await shop.rows(
      `update price set amount = 1, raw_amount = '{"value":"1","precision":20}' where price_set_id in
       (select ps.price_set_id from product p join product_variant v on v.product_id = p.id
        join product_variant_price_set ps on ps.variant_id = v.id where p.external_id = '206')`,
    )
    await shop.rows(`update product set title = 'x', status = 'draft' where external_id = '207'`)
    content.products.delete(209)
    content.products.set(250, fakeProduct(250))
    process.env.CONTENT_URL = content.url
    await reconcile({ container: shop.container, args: [] })
    expect(await productOf(206)).toMatchObject({ price: 60_000, rows: 1 })
    expect(await productOf(207)).toMatchObject({ title: 'Sản phẩm 207', status: 'published' })
    expect(await productOf(209)).toMatchObject({ status: 'draft' })
    expect(await productOf(250)).toMatchObject({ status: 'published', stock: initialStock })
    expect(lines).toContain('product 206: repaired price')
    expect(lines).toContain('product 207: repaired title, status')
    expect(lines).toContain('product 209: repaired not published')
    expect(lines).toContain('product 250: repaired missing')
    const again = await syncAll(shop.container, contentClient(content.url, contentKey))
    expect(again.differences).toEqual([])
    expect(lines).toContainEqual(expect.stringMatching(/compared, \d+ repaired, 0 not repaired$/))
    // The code tells of differences between both books, which other files leave on purpose.
    expect(lines.at(-1)).toMatch(/^orders, payments and stock compared, \d+ differences$/)
    process.exitCode = undefined
  })
})

describe('the delivery rules', () => {
  const promised = 271
  const rules = {
    cutoff: 24,
    processing: 2,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    hours: standardDelivery.hours,
    transit: { ...standardDelivery.transit, '79': [1, 1], '15': [6, 9] },
    holidays: [],
  }
  const placedTo = async (province: string) => {
    const { body } = await shop.ask('/store/shop/orders', {
      body: orderBody({ items: [{ product: promised, quantity: 1 }], province }),
    })
    const { created_at, estimated_pickup, estimated_delivery } = body.order
    const daysAfter = (moment: string) =>
      Math.round((+new Date(moment) - +new Date(created_at)) / 86_400_000)
    return { code: body.order.code, days: [estimated_pickup, estimated_delivery].map(daysAfter) }
  }

  test('set the delivery date of the next orders, in both address schemes', async () => {
    content.publish({ ...fakeProduct(promised, 50_000), stock_start: 20 })
    content.publishDelivery(rules)
    await follow()
    expect((await placedTo('Thành phố Hồ Chí Minh')).days).toEqual([2, 3])
    expect((await placedTo('Tỉnh Bình Dương')).days).toEqual([2, 3])
    expect((await placedTo('Tỉnh Yên Bái')).days).toEqual([2, 11])
    expect((await placedTo('Tỉnh Lào Cai')).days).toEqual([2, 11])
    expect((await placedTo('Nơi nào đó')).days).toEqual([2, 11])
  })

  test('do not change existing orders, and an invalid table keeps the former rules', async () => {
    const { code, days } = await placedTo('Tỉnh Yên Bái')
    const stored = 'select estimated_delivery from order_record where code = ?'
    const before = await shop.rows(stored, [code])
    content.publishDelivery({ ...rules, transit: { '79': [0, 0] } })
    await follow()
    expect(said).toContain(
      'warning: Content: the delivery rules were not synced, their form is invalid.',
    )
    expect((await placedTo('Tỉnh Yên Bái')).days).toEqual(days)
    content.publishDelivery(standardDelivery)
    await follow()
    expect((await placedTo('Tỉnh Yên Bái')).days).not.toEqual(days)
    expect(await shop.rows(stored, [code])).toEqual(before)
  })
})

test('the company data of the editors reach the emails, with English falling back', async () => {
  content.publishCompany({
    company: { vi: 'Công ty NAS', en: null },
    hours: { vi: '9:00 – 22:00', en: '9am – 10pm' },
    phone: '0900000100',
    email: 'cskh@nas.example',
  })
  await follow()
  expect(await shop.container.resolve<MailOutboxService>(MAIL_OUTBOX).contact()).toEqual({
    company: { vi: 'Công ty NAS', en: 'Công ty NAS' },
    hours: { vi: '9:00 – 22:00', en: '9am – 10pm' },
    phone: '+84 900 000 100',
    email: 'cskh@nas.example',
    texts: {},
  })
})

describe('the words of an email', () => {
  const both = (text: string) => ({ vi: text, en: `${text} (en)` })
  const paid = {
    kind: 'order-paid',
    subject: both('Đã nhận tiền của đơn {{order}}'),
    preview: { vi: null, en: null },
    heading: both('Cảm ơn bạn'),
    text: both('NAS đã nhận {{total}}.\n\nHẹn gặp lại.'),
  }
  const say = async () => {
    const contact = await shop.container.resolve<MailOutboxService>(MAIL_OUTBOX).contact()
    return sayIn('vi', contact?.texts)
  }

  test('are those of the editors, also while Payload is unavailable', async () => {
    content.publishEmails([
      paid,
      { ...paid, kind: 'unknown' },
      { ...paid, kind: 'order-sent', text: 1 },
    ])
    await follow()
    await content.stop()
    expect((await say())('order-paid', { order: 'NAS1', total: '300.000đ' })).toEqual({
      subject: 'Đã nhận tiền của đơn NAS1',
      preview: 'NAS đã nhận 300.000đ.',
      heading: 'Cảm ơn bạn',
      paragraphs: ['NAS đã nhận 300.000đ.', 'Hẹn gặp lại.'],
    })
    expect((await say())('order-sent').heading).toBe('Đơn hàng đang trên đường đến bạn')
    await content.start()
  })

  test('are sent to the editor who tests them, and only with a token of Payload', async () => {
    const token = randomUUID()
    content.testEmails.set(token, {
      recipient: 'editor@nas.example',
      kind: 'order-paid',
      locale: 'vi',
      words: {
        subject: 'Thử {{order}}',
        preview: null,
        heading: 'Chào bạn',
        text: 'Đã nhận {{total}}.',
      },
    })
    const ask = (body: object) => shop.ask('/store/shop/test-emails', { body })
    expect(await ask({ token })).toMatchObject({ status: 200, body: { result: 'file' } })
    const folder = process.env.MAIL_DIR ?? ''
    const [file = ''] = (await readdir(folder)).filter((name) => name.includes(token))
    const { subject, text, to } = await PostalMime.parse(await readFile(join(folder, file)))
    expect([subject, to?.[0]?.address]).toEqual(['Thử NAS261123-4F7K', 'editor@nas.example'])
    expect(text).toContain('Đã nhận 2.000.000đ.')
    expect((await ask({ token: randomUUID() })).status).toBe(404)
    expect((await ask({ token: 'x' })).status).toBe(400)
  })
})

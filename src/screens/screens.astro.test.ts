import { loadRenderers } from 'astro:container'
import { getContainerRenderer } from '@astrojs/react/container-renderer'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sampleContent } from '../../tests/support/sample-content.ts'
import { sampleCategory, sampleClub, sampleProduct } from '../../tests/support/sample-records.ts'
import { ReadModel } from '../content/read-model.ts'
import { createReader } from '../content/reader.ts'
import { locales } from '../i18n/locale.ts'
import { sitePages } from '../routes.ts'
import Screen from './screen.astro'

let container: AstroContainer

// The container has no directives of integrations; these islands have their own tests.
vi.mock('../layouts/page-islands.astro', async () => {
  const { createComponent, renderTemplate } = await import('astro/runtime/server/index.js')
  return { default: createComponent(() => renderTemplate``) }
})

beforeAll(async () => {
  container = await AstroContainer.create({
    renderers: await loadRenderers([getContainerRenderer()]),
  })
})

function count(html: string, pattern: RegExp): number {
  return [...html.matchAll(pattern)].length
}

const filled = createReader(sampleContent())
const empty = createReader(ReadModel.empty())
const pagesOf = (reader: typeof filled) => [...sitePages(reader)]

describe.each(pagesOf(filled))('%s', (_address, page) => {
  it('is a complete page in its language', async () => {
    const html = await container.renderToString(Screen, { props: { ...page, reader: filled } })
    expect(html).toContain(`<html lang="${page.locale}"`)
    expect(count(html, /<h1[\s>]/g)).toBeLessThanOrEqual(1)
    expect(html).not.toMatch(/undefined|\[object Object\]|\{\{\w+\}\}<|NaN/)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(ids).toEqual([...new Set(ids)])
  })
})

describe.each(pagesOf(empty))('%s without content', (_address, page) => {
  it('is still a page', async () => {
    const html = await container.renderToString(Screen, { props: { ...page, reader: empty } })
    expect(html).toContain('<main')
    expect(html).not.toMatch(/undefined|\[object Object\]|NaN/)
  })
})

describe('a later page of a list', () => {
  beforeAll(() => vi.stubEnv('PUBLIC_URL', 'https://shop.example'))
  afterAll(() => vi.unstubAllEnvs())

  it('names itself, its neighbours and its translation', async () => {
    const model = sampleContent()
    for (let id = 101; id <= 150; id += 1) model.table('products').put(sampleProduct(id))
    const reader = createReader(model)
    const page = sitePages(reader).get('/vn/chuyen-muc/cham-soc-da/trang/2')
    const html = await container.renderToString(Screen, { props: { ...page, reader } })
    const list = 'https://shop.example/vn/chuyen-muc/cham-soc-da'
    expect(html).toContain('<title>Chăm sóc da – Trang 2 | NAS</title>')
    expect(html).toContain(`rel="canonical" href="${list}/trang/2"`)
    expect(html).toContain(`<link rel="prev" href="${list}"`)
    expect(html).toContain(`<link rel="next" href="${list}/trang/3"`)
    expect(html).toContain(
      'hreflang="en" href="https://shop.example/chuyen-muc/cham-soc-da/trang/2"',
    )
    expect(html).toMatch(/href="\/vn\/chuyen-muc\/cham-soc-da\/trang\/2"[^>]*aria-current="page"/)
    expect(count(html, /<article class="product-card"/g)).toBe(24)
  })
})

describe('an article with product cards', () => {
  const model = sampleContent()
  const block = (ids: string) => `<p>Trước</p><div data-products="${ids}"></div><p>Sau</p>`
  model.table('clubs').put(
    // Product 4 is inactive, 6 has no picture and no English name, 9 does not exist.
    sampleClub(1, { content: block('6,4,9'), content_en: block('4,9'), products: [6, 2] }),
  )
  model.table('products').put(sampleProduct(6, { name: 'Ẩm mượt', name_en: null, thub: null }))
  const reader = createReader(model)
  const htmlAt = (address: string) =>
    container.renderToString(Screen, { props: { ...sitePages(reader).get(address), reader } })

  it('shows them in their place, without those that the shop does not show', async () => {
    const html = await htmlAt('/vn/club/bai-viet-1')
    const [, cards = ''] = /Trước<\/p>(.*?)<p>Sau/s.exec(html) ?? []
    expect(count(cards, /<article class="product-card"/g)).toBe(1)
    expect(cards).toMatch(/<h2 class="product-card__name".*Ẩm mượt.*600\.000đ.*data-add-to-cart/s)
    // Shown above, so not again below the text.
    expect(count(html, /<article class="product-card"/g)).toBe(2)
  })

  it('has no list where the shop shows none of them', async () => {
    const html = await htmlAt('/club/bai-viet-1')
    expect(html).toMatch(/Trước<\/p>\s*<p>Sau/)
  })
})

describe('sixty categories', () => {
  let html = ''
  beforeAll(async () => {
    const model = sampleContent()
    const ids = Array.from({ length: 60 }, (_, index) => index + 1)
    model.replaceAll(
      'categories',
      ids.map((id) => sampleCategory(id)),
    )
    const reader = createReader(model)
    const page = sitePages(reader).get('/vn')
    html = await container.renderToString(Screen, { props: { ...page, reader } })
  })

  it.each([
    ['the row of the menu', /main-nav__list.*data-menu-page="\/vn\/chuyen-muc"/s, 3, 5],
    ['the last menu', /data-menu-page="\/vn\/chuyen-muc".*?<\/details>/s, 55, 57],
    ['the menu of a phone', /mobile-menu__categories.*?<\/ul>/s, 12, 12],
    ['the arches', /<ul class="arches.*?<\/p>/s, 12, 12],
    ['the footer', /<footer.*<\/footer>/s, 6, 6],
  ])('%s has as many as it has room for, and a link to all', (_place, part, least, most) => {
    const [found = ''] = part.exec(html) ?? []
    const linked = new Set(found.match(/\/vn\/chuyen-muc\/danh-muc-\d+/g))
    expect(linked.size).toBeGreaterThanOrEqual(least)
    expect(linked.size).toBeLessThanOrEqual(most)
    expect(found).toContain('"/vn/chuyen-muc"')
  })
})

describe('links between languages', () => {
  beforeAll(() => vi.stubEnv('PUBLIC_URL', 'https://shop.example'))
  afterAll(() => vi.unstubAllEnvs())

  it.each(locales)('name both languages and Vietnamese for others, from %s', async (locale) => {
    const props = { kind: 'faq', locale, path: '/faq', reader: filled }
    const html = await container.renderToString(Screen, { props })
    expect(html).toContain('hreflang="vi" href="https://shop.example/vn/faq"')
    expect(html).toContain('hreflang="en" href="https://shop.example/faq"')
    expect(html).toContain('hreflang="x-default" href="https://shop.example/vn/faq"')
  })
})

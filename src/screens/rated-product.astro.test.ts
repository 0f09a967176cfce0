import { loadRenderers } from 'astro:container'
import { getContainerRenderer } from '@astrojs/react/container-renderer'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { describe, expect, it, vi } from 'vitest'
import { sampleContent } from '../../tests/support/sample-content.ts'
import { kindOfData } from '../../tests/support/structured-data.ts'
import { createReader } from '../content/reader.ts'
import { sitePages } from '../routes.ts'
import Screen from './screen.astro'

vi.mock('../layouts/page-islands.astro', async () => {
  const { createComponent, renderTemplate } = await import('astro/runtime/server/index.js')
  return { default: createComponent(() => renderTemplate``) }
})

async function page(path: string, rated: ReadonlyMap<number, readonly number[]>) {
  vi.stubEnv('PUBLIC_URL', 'https://shop.example')
  const model = sampleContent()
  model.setCounts({ rated, delivered: new Map([[2, 1340]]) })
  const reader = createReader(model)
  const container = await AstroContainer.create({
    renderers: await loadRenderers([getContainerRenderer()]),
  })
  const props = { ...sitePages(reader).get(path), reader }
  return container.renderToString(Screen, { props })
}

const productData = (html: string) => {
  const [, text = ''] =
    /<script type="application\/ld\+json">(\{[^<]*"Product".*?)<\/script>/.exec(html) ?? []
  expect(kindOfData(text)).toBe('Product')
  return JSON.parse(text)
}

describe('a rated product', () => {
  const rated = new Map([[2, [1, 0, 0, 3, 8]]])

  it('has its average, number and bars in the page, and its average in the structured data', async () => {
    const html = await page('/vn/san-pham/san-pham-2', rated)
    expect(html).toMatch(/href="#ratings"[^>]*aria-label="4,4 trên 5 sao · 12 đánh giá"/)
    expect(html).toContain('Đã bán 1.340')
    expect(html).toContain('aria-label="4 trên 5 sao · 3 đánh giá"')
    expect(html).toContain('width: 67%')
    expect(productData(html).aggregateRating).toMatchObject({ ratingValue: 4.4, ratingCount: 12 })
  })

  it('has one line on its cards', async () => {
    const html = await page('/chuyen-muc/cham-soc-da', rated)
    expect(html).toContain('aria-label="4.4 of 5 stars · Ratings: 12"')
    expect(html.match(/class="proof"/g)).toHaveLength(1)
  })
})

it('a product without ratings shows no stars', async () => {
  const html = await page('/vn/san-pham/san-pham-2', new Map())
  expect(html).not.toMatch(/#ratings"|data-ratings/)
  expect(html).toContain('Sản phẩm chưa có đánh giá')
  expect(productData(html)).not.toHaveProperty('aggregateRating')
})

import { describe, expect, it } from 'vitest'
import { sampleContent } from '../../tests/support/sample-content.ts'
import { sampleClub } from '../../tests/support/sample-records.ts'
import { createReader } from '../content/reader.ts'
import { feedOf, rss } from './feeds.ts'
import { isSiteFile, securityText } from './site-files.ts'
import { sitemap, sitemapIndex } from './sitemap.ts'

const site = new URL('https://shop.example')
const content = sampleContent()
const reader = createReader(content)

describe('the sitemap', () => {
  it('lists active pages in both languages with their last change, and no forms', () => {
    const text = sitemap(site, reader, 1)
    const [product] = reader.list('products')
    expect(text).toContain(
      `<loc>https://shop.example/vn/san-pham/${product?.slug}</loc><lastmod>${product?.updatedAt}`,
    )
    expect(text).toContain(`<loc>https://shop.example/san-pham/${product?.slug}</loc>`)
    for (const hidden of ['san-pham-an', '/thanh-toan', '/don-hang', '/404', '/500']) {
      expect(text).not.toContain(hidden)
    }
  })

  it('is in files of limited size, which the index lists', () => {
    const locations = (text: string | null) =>
      [...(text ?? '').matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)
    const index = locations(sitemapIndex(site, reader, 20))
    expect(index[0]).toBe('https://shop.example/sitemap-1.xml')
    const files = index.map((_, at) => locations(sitemap(site, reader, at + 1, 20)))
    expect(files.every(({ length }) => length > 0 && length <= 20)).toBe(true)
    expect(files.flat()).toEqual(locations(sitemap(site, reader, 1)))
    expect(sitemap(site, reader, index.length + 1, 20)).toBeNull()
    expect(isSiteFile('/sitemap-2.xml')).toBe(true)
  })
})

describe('security.txt', () => {
  const now = new Date('2026-11-22T00:00:00Z')

  it('names the contact for vulnerabilities, for ninety days', () => {
    expect(securityText(site, reader, now)).toBe(
      [
        `Contact: mailto:${reader.single('nasinfo')?.email}`,
        'Expires: 2027-02-20T00:00:00.000Z',
        'Preferred-Languages: vi, en',
        'Canonical: https://shop.example/.well-known/security.txt',
        '',
      ].join('\n'),
    )
  })
})

describe('a feed', () => {
  it('lists articles in the language of its address, with XML characters escaped', () => {
    const model = sampleContent()
    model.table('clubs').put(sampleClub(1, { name: 'Dầu & <nước>\u0001', name_en: 'Oil & water' }))
    const own = createReader(model)
    const vietnamese = feedOf(own, '/vn/aura-club')
    expect(vietnamese && rss(site, own, vietnamese.locale, vietnamese.feed)).toContain(
      '<title>Dầu &amp; &lt;nước&gt;</title><link>https://shop.example/vn/club/',
    )
    const english = feedOf(own, '/aura-club')
    expect(english && rss(site, own, english.locale, english.feed)).toContain('Oil &amp; water')
  })

  it('exists only for the two series', () => {
    expect(feedOf(reader, '/vn/faq')).toBeNull()
    expect(isSiteFile('/vn/blog/rss.xml')).toBe(true)
    expect(isSiteFile('/vn/faq/rss.xml')).toBe(false)
  })
})

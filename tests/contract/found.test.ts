import { beforeAll, describe, expect, it } from 'vitest'
import { parsePath } from '../../src/i18n/href.ts'
import { given } from '../support/env.ts'
import { type HtmlPage, readPage } from '../support/html-page.ts'
import { jpegSize } from '../support/jpeg-size.ts'
import { pageOfKind } from '../support/page-kinds.ts'
import { pageText, statusOf } from '../support/shop.ts'
import { kindOfData } from '../support/structured-data.ts'

const origin = new URL(given('PUBLIC_URL')).origin
/** The path below the shop's public address. */
const pathOf = (address: string) => address.slice(origin.length) || '/'

type Alternates = Record<string, string>

/** The pages of all sitemaps with their links between languages. */
async function readSitemap(): Promise<Map<string, Alternates>> {
  const index = await pageText('/sitemap.xml')
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, file = '']) => pathOf(file))
  const texts = await Promise.all(files.map(pageText))
  const entries = [...texts.join('').matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => {
    const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
    const loc = /<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? ''
    return [loc, Object.fromEntries(links.map(([, lang, href]) => [lang, href]))] as const
  })
  return new Map(entries)
}

let listed: Map<string, Alternates>
const pages = new Map<string, HtmlPage>()

beforeAll(async () => {
  listed = await readSitemap()
  for (const address of listed.keys()) {
    pages.set(address, readPage(await pageText(pathOf(address))))
  }
}, 120_000)

const alternatesOf = ({ links }: HtmlPage): Alternates =>
  Object.fromEntries(
    links
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
      .map(({ hreflang, href }) => [hreflang, href ?? '']),
  )

/** Pages with faults according to `wrong`. */
function complaints(wrong: (page: HtmlPage, address: string) => unknown): unknown[] {
  return [...pages].flatMap(([address, page]) => {
    const complaint = wrong(page, address)
    return complaint ? [[pathOf(address), complaint]] : []
  })
}

describe('the sitemap', () => {
  it('lists every kind of indexed page in both languages', async () => {
    for (const path of Object.values(pageOfKind)) {
      for (const address of [path, path === '/' ? '/vn' : `/vn${path}`]) {
        const { meta } = readPage(await (await fetch(given('SHOP_URL') + address)).text())
        const full = address === '/' ? origin : origin + address
        expect(listed.has(full), address).toBe(meta.robots !== 'noindex')
      }
    }
  })

  it('links both languages to each other, with Vietnamese as default', () => {
    for (const [address, alternates] of listed) {
      const { locale } = parsePath(pathOf(address))
      expect(alternates[locale]).toBe(address)
      expect(alternates['x-default']).toBe(alternates.vi)
      for (const other of [alternates.vi, alternates.en]) {
        expect(listed.get(other ?? ''), address).toEqual(alternates)
      }
    }
  })

  it('is named by robots.txt', async () => {
    expect(await pageText('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })
})

describe('security.txt', () => {
  it('names an e-mail for reports of vulnerabilities', async () => {
    expect(await pageText('/.well-known/security.txt')).toMatch(
      /^Contact: mailto:\S+@\S+\nExpires: /,
    )
  })
})

describe('every page of the sitemap', () => {
  it('states its language, its canonical address and its translations', () => {
    expect(complaints(({ lang }, at) => lang !== parsePath(pathOf(at)).locale && lang)).toEqual([])
    const canonical = (page: HtmlPage) => page.links.find(({ rel }) => rel === 'canonical')?.href
    expect(complaints((page, at) => canonical(page) !== at && canonical(page))).toEqual([])
    for (const [address, page] of pages) {
      expect(alternatesOf(page), address).toEqual(listed.get(address))
    }
  })

  it('has a unique title and description', () => {
    for (const locale of ['vi', 'en']) {
      const own = [...pages.values()].filter(({ lang }) => lang === locale)
      for (const words of [
        own.map(({ title }) => title),
        own.map(({ meta }) => meta.description),
      ]) {
        const twice = words.filter((text, index) => words.indexOf(text) !== index)
        expect(twice).toEqual([])
        expect(words).not.toContain('')
      }
    }
  })

  it('has structured data for search engines', () => {
    const needed: Record<string, string[]> = {
      [pageOfKind.home]: ['Organization', 'WebSite'],
      [pageOfKind.category]: ['BreadcrumbList'],
      [pageOfKind.product]: ['Product', 'BreadcrumbList'],
      [pageOfKind.club]: ['Article', 'BreadcrumbList'],
      [pageOfKind.blog]: ['Article', 'BreadcrumbList'],
      [pageOfKind.faq]: ['FAQPage'],
    }
    for (const [address, { data }] of pages) {
      const { path } = parsePath(pathOf(address))
      const kinds = data.map((text) => {
        try {
          return kindOfData(text)
        } catch (error) {
          throw new Error(`${path}: ${(error as Error).message} in ${text}`)
        }
      })
      expect(kinds, address).toEqual(expect.arrayContaining(needed[path] ?? []))
    }
  })

  it('has a text and a picture for sharing', () => {
    const wanted = ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt']
    expect(complaints(({ meta }) => wanted.filter((name) => !meta[name]).join())).toEqual([])
    expect(complaints(({ meta }, at) => meta['og:url'] !== at && meta['og:url'])).toEqual([])
  })

  it('is shared with a JPEG of 1200 × 630', async () => {
    const all = [...pages.values()].map(({ meta }) => meta)
    for (const meta of all) {
      expect(meta).toMatchObject({
        'og:image:type': 'image/jpeg',
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      })
    }
    const pictures = new Set(all.map((meta) => meta['og:image'] ?? ''))
    expect(pictures.size).toBeGreaterThan(1)
    for (const picture of pictures) {
      const response = await fetch(given('SHOP_URL') + pathOf(picture))
      const kind = response.headers.get('content-type')
      expect([response.status, kind], picture).toEqual([200, 'image/jpeg'])
      expect(jpegSize(new Uint8Array(await response.arrayBuffer())), picture).toEqual([1200, 630])
    }
  })

  it('gives every picture its text and size', () => {
    // A source in another format has the size of its picture.
    const bare = ({ pictures }: HtmlPage) =>
      pictures.filter(
        ({ width, height, alt, srcset, type, media }) =>
          !(width && height && (alt !== undefined || srcset)) && !(type && !media),
      )
    expect(complaints((page) => bare(page)[0])).toEqual([])
  })

  it('has no broken link', async () => {
    const from = new Map<string, string>()
    for (const [address, page] of pages) {
      const pictures = page.pictures.flatMap(({ src, srcset = '' }) => [
        ...(src ? [src] : []),
        ...srcset.split(', ').map((one) => one.split(' ')[0] ?? ''),
      ])
      const feeds = page.links.filter(({ type }) => type?.includes('rss'))
      const targets = [...page.anchors, ...feeds].map(({ href = '' }) => href)
      for (const target of [...targets, ...pictures, pathOf(page.meta['og:image'] ?? '')]) {
        if (!target.startsWith('/') || target.startsWith('/api/')) continue
        const [bare = ''] = target.split(/[?#]/)
        from.set(bare, address)
      }
      const jumps = page.anchors.filter(({ href }) => href?.startsWith('#') && href !== '#')
      const lost = jumps.filter(({ href = '' }) => !page.ids.has(decodeURIComponent(href.slice(1))))
      expect(lost, address).toEqual([])
    }
    const broken: string[] = []
    for (const [target, address] of from) {
      if ((await statusOf(target)) >= 400) broken.push(`${target} on ${address}`)
    }
    expect(broken).toEqual([])
  }, 60_000)
})

describe('feeds', () => {
  it.each(['/vn/blog', '/blog', '/vn/aura-club', '/aura-club'])('%s', async (path) => {
    const text = await pageText(`${path}/rss.xml`)
    const links = [...text.matchAll(/<item>.*?<link>([^<]+)<\/link>/gs)].map(([, link]) => link)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !listed.has(link ?? ''))).toEqual([])
    expect(text).toContain(`<language>${parsePath(path).locale}</language>`)
    expect(text).not.toContain('Invalid Date')
    const page = pages.get(origin + path)
    const offered = page?.links.filter(({ type }) => type === 'application/rss+xml')
    expect(offered?.map(({ href }) => href)).toEqual([`${path}/rss.xml`])
  })
})

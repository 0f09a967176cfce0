import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReadModel } from '../../src/content/read-model.ts'
import { createReader } from '../../src/content/reader.ts'
import { recordReads } from '../../src/content/recorded-reads.ts'
import { href } from '../../src/i18n/href.ts'
import { markOf, pagePartsPath } from '../../src/page-parts.ts'
import { type Page, sitePages } from '../../src/routes.ts'
import { sampleContent } from '../../tests/support/sample-content.ts'
import { sampleCategory, sampleClub } from '../../tests/support/sample-records.ts'
import { tagOfPage } from '../release/edge.ts'
import { Release } from '../release/release.ts'
import { siteOf } from '../release/release-folder.ts'
import { Publisher } from './publisher.ts'

const site = 'https://shop.test'
let dir: string
let content: ReadModel
let release: Release

/** Renders a page with the names of the products that it reads, or the categories of the menu. */
function draw(page: Page) {
  const { reader, reads } = recordReads(content)
  if (page.kind === 'page-parts') {
    const menu = reader.list('categories').map(({ name }) => name)
    const [header, footer] = [markOf('header'), markOf('footer')]
    const html = `${header}${menu.join()} ${header}${footer}${footer}`
    return { html, note: { policy: '', reads: Object.fromEntries(reads()) } }
  }
  const products =
    page.kind === 'product'
      ? [reader.first('products', { filters: { slug: page.slug } })]
      : page.kind === 'home' || page.kind === 'faq'
        ? reader.list('products', { sort: ['sold:desc'] })
        : []
  const html = markOf('header') + products.map((product) => product?.name ?? '').join()
  return { html, note: { policy: '', reads: Object.fromEntries(reads()) } }
}

const render = vi.fn(async (page: Page) => draw(page))

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'nas-release-'))
  await mkdir(siteOf(dir), { recursive: true })
  content = sampleContent()
  release = await Release.open(dir, site)
})
afterEach(async () => {
  render.mockReset().mockImplementation(async (page) => draw(page))
  await rm(dir, { recursive: true })
})

const publisher = () => new Publisher({ release, content, render, log: pino({ level: 'silent' }) })
const rendered = () => render.mock.calls.map(([page]) => page.path)

async function shown(address: string, from = release): Promise<string | undefined> {
  await from.load(address)
  return from.page(address)?.bodies.identity.toString()
}

function someProduct() {
  const [product] = createReader(content).list('products')
  if (product === undefined) throw new Error('the sample has no product')
  return product
}

describe('publishing', () => {
  it('renders every page of an empty release, once', async () => {
    await publisher().refresh()
    expect(release.addresses().sort()).toEqual([...sitePages(createReader(content)).keys()].sort())
    render.mockClear()
    await publisher().refresh()
    expect(render).not.toHaveBeenCalled()
  })

  it('renews only the pages that read changed data', async () => {
    const pages = publisher()
    await pages.refresh()
    render.mockClear()
    const product = someProduct()
    content.table('products').put({ ...product, name: 'Tên mới' })
    await pages.refresh()
    const path = `/san-pham/${product.slug}`
    expect(rendered().sort()).toEqual(['/', '/', '/faq', '/faq', path, path])
    expect(await shown(`/vn${path}`)).toMatch(/ Tên mới$/)
    expect(await shown(`/vn${path}`, await Release.open(dir, site))).toMatch(/ Tên mới$/)
  })

  it('renders rarely shared changes first, and new pages before all', async () => {
    const pages = publisher()
    await pages.refresh()
    render.mockClear()
    const product = someProduct()
    content.table('products').put({ ...product, name: 'Tên mới' })
    content.table('products').put({ ...product, id: 99, slug: 'moi-toanh' })
    await pages.refresh()
    const path = `/san-pham/${product.slug}`
    const fresh = '/san-pham/moi-toanh'
    expect(rendered()).toEqual([fresh, fresh, path, path, '/', '/', '/faq', '/faq'])
  })

  it('removes the page of a deleted product', async () => {
    const pages = publisher()
    await pages.refresh()
    const product = someProduct()
    content.table('products').delete(product.id)
    await pages.refresh()
    expect(await shown(`/san-pham/${product.slug}`)).toBeUndefined()
    expect((await Release.open(dir, site)).has(`/san-pham/${product.slug}`)).toBe(false)
  })

  it('finds changes from the time before its start', async () => {
    await publisher().refresh()
    content.table('products').put({ ...someProduct(), name: 'Tên mới' })
    render.mockClear()
    const later = await Release.open(dir, site)
    await new Publisher({
      release: later,
      content,
      render,
      log: pino({ level: 'silent' }),
    }).refresh()
    expect(render).toHaveBeenCalledTimes(6)
  })

  it('renders requested pages and later changes while it compares all pages after its start', async () => {
    await publisher().refresh()
    const product = someProduct()
    content.table('products').put({ ...product, name: 'Tên mới' })
    release = await Release.open(dir, site)
    let isHeld = true
    const { store } = release
    const stored = [...store.reads()]
    vi.spyOn(store, 'reads').mockImplementation(function* () {
      while (isHeld) yield ['/', {}]
      yield* stored
    })
    const pages = publisher()
    render.mockClear()
    const first = pages.refresh()
    const path = `/san-pham/${product.slug}`
    pages.hasten(`/vn${path}`)
    await vi.waitFor(() => expect(rendered()).toEqual([path]))
    content.table('products').put({ ...product, name: 'Tên thứ hai' })
    const second = pages.refresh()
    await vi.waitFor(() => expect(rendered()).toEqual([path, path]))
    expect(await shown(`/vn${path}`)).toContain('Tên thứ hai')
    isHeld = false
    await Promise.all([first, second])
    expect(await shown(path)).toContain('Tên thứ hai')
    expect(rendered().filter((one) => one === path)).toHaveLength(3)
  })

  it('renders again pages that were rendered for another public address', async () => {
    await publisher().refresh()
    expect((await Release.open(dir, site)).addresses()).not.toEqual([])
    expect((await Release.open(dir, 'https://elsewhere.test')).addresses()).toEqual([])
  })

  it('passes the tags of renewed and removed pages to the edge, and the pages themselves if they are few', async () => {
    const renewedTags: string[] = []
    const renewedPages: string[] = []
    const onRenewed = (tags: Set<string>, pages: string[]) => {
      renewedTags.push(...tags)
      renewedPages.push(...pages)
    }
    release = await Release.open(dir, site, true)
    const pages = new Publisher({
      release,
      content,
      render,
      log: pino({ level: 'silent' }),
      onRenewed,
    })
    await pages.refresh()
    expect(renewedPages.length).toBeLessThan(release.addresses().length)
    const tags = () =>
      new Map(
        release
          .addresses()
          .map((address) => [
            address,
            release.page(address)?.headers['Surrogate-Key']?.split(' ') ?? [],
          ]),
      )
    for (const address of release.addresses()) await release.load(address)
    const before = tags()
    const product = someProduct()
    renewedTags.length = 0
    renewedPages.length = 0
    render.mockClear()
    content.table('products').put({ ...product, name: 'Tên mới' })
    await pages.refresh()
    const purged = (address: string) =>
      before.get(address)?.some((tag) => renewedTags.includes(tag))
    const renewed = render.mock.calls.map(([page]) => href(page.locale, page.path))
    expect([...before.keys()].filter(purged).sort()).toEqual(renewed.sort())
    expect(renewedPages.sort()).toEqual(renewed)
    renewedTags.length = 0
    content.table('products').delete(product.id)
    await pages.refresh()
    expect(purged(`/vn/san-pham/${product.slug}`)).toBe(true)
    expect(renewedPages).toContain(`/vn/san-pham/${product.slug}`)
  })

  it('passes a product’s own page to the edge before the other pages are renewed', async () => {
    const renewedTags: string[] = []
    const renewedBefore = new Map<string, string[]>()
    const onRenewed = (tags: Set<string>) => void renewedTags.push(...tags)
    // The menu of every page shows all products.
    const drawWithMenu = async (page: Page) => {
      renewedBefore.set(href(page.locale, page.path), [...renewedTags])
      const { html, note } = draw(page)
      const { reader, reads } = recordReads(content)
      reader.list('products')
      return { html, note: { ...note, reads: { ...note.reads, ...Object.fromEntries(reads()) } } }
    }
    const pages = new Publisher({
      release,
      content,
      log: pino({ level: 'silent' }),
      render: drawWithMenu,
      onRenewed,
    })
    await pages.refresh()
    renewedTags.length = 0
    const product = someProduct()
    content.table('products').put({ ...product, name: 'Tên mới' })
    await pages.refresh()
    const last = [...renewedBefore.values()].at(-1)
    expect(last).toContain(tagOfPage(`/vn/san-pham/${product.slug}`))
  })

  it('stores at the next change what could not be stored before', async () => {
    const pages = publisher()
    await pages.refresh()
    content.table('products').put({ ...someProduct(), name: 'Tên mới' })
    vi.spyOn(release.store, 'putPage').mockImplementationOnce(() => {
      throw new Error('disk is full')
    })
    await expect(pages.refresh()).rejects.toThrow('disk is full')
    expect(await shown('/')).toContain('Tên mới')
    expect(await shown('/', await Release.open(dir, site))).not.toContain('Tên mới')
    const club = sampleClub(1, { name: 'Bài mới' })
    content.table('clubs').put(club)
    await pages.refresh()
    expect(await shown('/', await Release.open(dir, site))).toContain('Tên mới')
  })

  it('reports pages that could not be rendered, until they can be or are removed', async () => {
    const pages = publisher()
    const product = someProduct()
    const address = `/vn/san-pham/${product.slug}`
    render.mockImplementation(async (page) => {
      if (page.slug === product.slug) throw new Error('screen is broken')
      return draw(page)
    })
    await pages.refresh()
    expect(pages.isBroken(address)).toBe(true)
    expect(pages.isBroken('/vn/faq')).toBe(false)
    render.mockImplementation(async (page) => draw(page))
    await pages.refresh()
    expect(pages.isBroken(address)).toBe(false)
    render.mockRejectedValueOnce(new Error('screen is broken'))
    content.table('products').put({ ...product, id: 99, slug: 'moi-toanh' })
    await pages.refresh()
    content.table('products').delete(99)
    await pages.refresh()
    expect(['', '/vn'].some((prefix) => pages.isBroken(`${prefix}/san-pham/moi-toanh`))).toBe(false)
  })

  it('keeps the last version of a page that cannot be rendered', async () => {
    const pages = publisher()
    await pages.refresh()
    const product = someProduct()
    content.table('products').put({ ...product, name: 'Tên mới' })
    render.mockImplementation(async (page) => {
      if (page.kind === 'home') throw new Error('screen is broken')
      return draw(page)
    })
    await pages.refresh()
    expect(await shown('/')).toContain(product.name)
    render.mockImplementation(async (page) => draw(page))
    await pages.refresh()
    expect(await shown('/')).toContain('Tên mới')
  })

  it('renders a change of the menu once per language, and every page has it', async () => {
    const renewedTags: string[] = []
    release = await Release.open(dir, site, true)
    const pages = new Publisher({
      release,
      content,
      render,
      log: pino({ level: 'silent' }),
      onRenewed: (tags) => void renewedTags.push(...tags),
    })
    content.table('categories').put(sampleCategory(1))
    await pages.refresh()
    const article = `/vn/club/${sampleClub(1).slug}`
    expect(await shown(article)).not.toContain('Danh mục mới')
    const before = release.page(article)
    renewedTags.length = 0
    render.mockClear()
    content.table('categories').put(sampleCategory(1, { name: 'Danh mục mới' }))
    const loading = release.load('/vn/faq')
    await pages.refresh()
    expect(rendered()).toEqual([pagePartsPath, pagePartsPath])
    await loading
    for (const address of [article, '/vn/faq', '/faq']) {
      expect(await shown(address)).toContain('Danh mục mới')
    }
    expect(release.page(article)?.etag).not.toBe(before?.etag)
    const tags = before?.headers['Surrogate-Key']?.split(' ') ?? []
    expect(tags.filter((tag) => renewedTags.includes(tag))).toHaveLength(1)
    expect(await shown(article, await Release.open(dir, site))).toContain('Danh mục mới')
  })

  it('renders a later change of few pages before the rest of an earlier one', async () => {
    const withMenu = (page: Page) => {
      const { html, note } = draw(page)
      const { reader, reads } = recordReads(content)
      reader.list('categories')
      if (page.kind === 'club') reader.first('clubs', { filters: { slug: page.slug } })
      return { html, note: { ...note, reads: { ...note.reads, ...Object.fromEntries(reads()) } } }
    }
    render.mockImplementation(async (page) => withMenu(page))
    const pages = publisher()
    await pages.refresh()
    render.mockClear()
    const held = Promise.withResolvers<void>()
    render.mockImplementation(async (page) => {
      await held.promise
      return withMenu(page)
    })
    content.table('categories').put(sampleCategory(1, { name: 'Danh mục mới' }))
    const earlier = pages.refresh()
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2))
    const club = sampleClub(1, { name: 'Bài mới' })
    content.table('clubs').put(club)
    const later = pages.refresh()
    await vi.waitFor(() => expect(pages.waiting).toBe(sitePages(createReader(content)).size))
    held.resolve()
    await Promise.all([earlier, later])
    const path = `/club/${club.slug}`
    expect(rendered().slice(2, 4)).toEqual([path, path])
    expect(rendered().filter((one) => one === path)).toHaveLength(2)
  })

  it('renders a stale page next after a request for it', async () => {
    const pages = publisher()
    await pages.refresh()
    render.mockClear()
    const product = someProduct()
    content.table('products').put({ ...product, name: 'Tên mới' })
    render.mockImplementationOnce(async (page) => {
      pages.hasten('/vn/faq')
      return draw(page)
    })
    await pages.refresh()
    const path = `/san-pham/${product.slug}`
    expect(rendered()).toEqual([path, path, '/faq', '/', '/', '/faq'])
  })

  it('renders a missing page before others, once for all who request it', async () => {
    const pages = publisher()
    const product = `/san-pham/${someProduct().slug}`
    const all = pages.refresh()
    await Promise.all([pages.demand(product), pages.demand(product)])
    expect(rendered().indexOf(product)).toBeLessThan(9)
    expect(release.has(product)).toBe(true)
    await all
    expect(rendered().filter((path) => path === product)).toHaveLength(2)
    expect(pages.demand('/san-pham/khong-co')).toBeUndefined()
  })
})

import { afterEach, expect, it } from 'vitest'
import type { ReadModel } from '../../src/content/read-model.ts'
import { recordReads } from '../../src/content/recorded-reads.ts'
import type { Page } from '../../src/routes.ts'
import { sampleContent } from '../../tests/support/sample-content.ts'
import { RenderThread } from './render-thread.ts'

/** A build whose pages show the products with their sold pieces; `/404` fails, `/500` ends the thread. */
const entry = `data:text/javascript,${encodeURIComponent(`
  export function handler(request, response, next, { live: { page, reader } }) {
    if (page.path === '/500') process.exit(1)
    response.statusCode = page.path === '/404' ? 500 : 200
    const names = reader.list('products', { sort: ['id:asc'] }).map(({ id, name }) => name + ' ' + reader.sold(id))
    response.end(reader.list('provinces').length > 0 ? names.join() : 'no provinces')
  }
`)}`

const page = (path: string): Page => ({ kind: 'faq', locale: 'en', path }) as Page

let thread: RenderThread
afterEach(() => thread.stop())

function threadOf(content: ReadModel): RenderThread {
  thread = new RenderThread(content, entry)
  return thread
}

it('renders from the content of the call, and records the same reads as the server', async () => {
  const content = sampleContent()
  threadOf(content)
  const [first, second] = content.table('products').rows()
  const show = async () => (await thread.render(page('/faq'))).html
  const before = await show()
  expect(before).toContain(String(first?.name))
  content.table('products').put({ ...first, name: 'Kem mới' } as never)
  content.table('products').delete(second?.id ?? 0)
  content.setCounts({ delivered: new Map([[first?.id ?? 0, 1000]]) })
  const { html, note } = await thread.render(page('/faq'))
  const { reader, reads } = recordReads(content)
  const sold = reader.sold(first?.id ?? 0)
  expect(sold).toBeGreaterThanOrEqual(1000)
  expect(html).toContain(`Kem mới ${sold}`)
  expect(html).not.toContain(String(second?.name))
  reader.list('products', { sort: ['id:asc'] })
  expect(note.reads).toMatchObject(Object.fromEntries(reads()))
})

it('names a page that fails, and renders the next one', async () => {
  threadOf(sampleContent())
  await expect(thread.render(page('/404'))).rejects.toThrow('Rendering en /404 answered 500')
  expect((await thread.render(page('/faq'))).html).not.toBe('')
})

it('shows a draft in its own page only, also beside other pages and with a slug in use', async () => {
  const content = sampleContent()
  threadOf(content)
  const [first, second] = content.table('products').rows()
  const { html } = await thread.render(page('/faq'))
  const row = { ...first, name: 'Bản nháp', slug: second?.slug } as never
  const unsaved = { ...first, id: 9_999, name: 'Chưa đăng', slug: 'chua-dang' } as never
  const [before, draft, after, other, last] = await Promise.all([
    thread.render(page('/faq')),
    thread.renderDraft({ kind: 'products', row, page: page('/faq') }),
    thread.render(page('/faq')),
    thread.renderDraft({ kind: 'products', row: unsaved, page: page('/faq') }),
    thread.render(page('/faq')),
  ])
  for (const one of [draft.html, draft.parts]) expect(one).toContain('Bản nháp')
  expect(other.html).toContain('Chưa đăng')
  for (const one of [before, after, last]) expect(one.html).toBe(html)
  await expect(thread.renderDraft({ kind: 'products', row, page: page('/404') })).rejects.toThrow(
    'answered 500',
  )
  expect((await thread.render(page('/faq'))).html).toBe(html)
})

it('replaces a thread that has ended', async () => {
  threadOf(sampleContent())
  const { html } = await thread.render(page('/faq'))
  const lost = [thread.render(page('/500')), thread.render(page('/faq'))]
  for (const one of lost)
    await expect(one).rejects.toThrow('The thread that renders pages has ended')
  expect((await thread.render(page('/faq'))).html).toBe(html)
})

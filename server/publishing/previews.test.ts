import { expect, it, vi } from 'vitest'
import type { PreviewDraft } from '../../src/gateways/content/writer/publishing.ts'
import {
  BackendDownError,
  MissingRecordError,
} from '../../src/gateways/transport/gateway-errors.ts'
import { markOf, type PageParts } from '../../src/page-parts.ts'
import { sampleContent } from '../../tests/support/sample-content.ts'
import { Previews } from './previews.ts'
import type { Draft } from './render-worker.ts'

const draft: PreviewDraft = {
  kind: 'products',
  locale: 'vi',
  path: '/san-pham/nhap',
  document: { id: 3, slug: 'nhap', name: { vi: 'Nháp', en: null }, state: 'inactive' },
}

const note = { policy: 'rules', reads: {} }
const [header, footer] = [markOf('header'), markOf('footer')]
const parts = `${header}Menu nháp${header}${footer}Chân trang${footer}`
const render = vi.fn(async (_draft: Draft) => ({
  parts,
  html: '<html lang="vi"><title>Nháp</title><style data-sheet="/_assets/a.css">a{}</style>',
  note,
}))
const complete = (address: string, html: string, policy: string, joined?: PageParts) => ({
  html: html + address + joined?.header,
  policy,
})

const previewsOf = (read: () => Promise<PreviewDraft | null>, deadlineMs = 1000) =>
  new Previews({
    content: sampleContent(),
    release: { complete },
    read,
    render,
    charge: async () => {},
    deadlineMs,
  })

it('renders the screen of a hidden draft, with a title that says so', async () => {
  const shown = await previewsOf(async () => draft).find('token', 'client')
  const html =
    '<html data-preview lang="vi"><script type="module" src="/live-preview.js"></script>' +
    '<title>Xem trước · Nháp</title><link rel="stylesheet" href="/_assets/a.css">/vn/san-pham/nhapMenu nháp'
  expect(shown).toEqual({ status: 200, html, policy: 'rules' })
  expect(render.mock.lastCall?.[0]).toMatchObject({
    kind: 'products',
    row: { id: 3, name: 'Nháp', state: 'active' },
    page: { kind: 'product', locale: 'vi', slug: 'nhap' },
  })
})

it('puts the draft of a global, which may have any number, in the place of the only record', async () => {
  const document = { id: 7, phone: '0900000007' }
  const global: PreviewDraft = { kind: 'nasinfo', locale: 'vi', path: '/lien-he', document }
  await previewsOf(async () => global).find('token', 'client')
  expect(render.mock.lastCall?.[0].row).toMatchObject({ id: 1, phone: '0900000007' })
})

it.each([
  ['expired', () => Promise.resolve(null), 410, /hết hạn.*has expired/s],
  ['changed', () => Promise.reject(new MissingRecordError('none')), 404, /không đúng.*not valid/s],
  [
    'without Payload',
    () => Promise.reject(new BackendDownError('content')),
    503,
    /tải lại.*Reload/s,
  ],
] as const)(
  'says in words that a link is not available: %s',
  async (_what, read, status, words) => {
    const shown = await previewsOf(read).find('token', 'client')
    expect(shown.status).toBe(status)
    expect(shown.html).toMatch(words)
  },
)

it('reads one draft at a time, for few callers, and for a limited time', async () => {
  const first = Promise.withResolvers<PreviewDraft | null>()
  const read = vi.fn((): Promise<PreviewDraft | null> => first.promise)
  const previews = previewsOf(read, 50)
  const asked = Array.from({ length: 6 }, () => previews.find('token', 'client'))
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses).toEqual([503, 503, 503, 503, 503, 503])
  expect(read).toHaveBeenCalledOnce()
  first.resolve(draft)
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(4))
})

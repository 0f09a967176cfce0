import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { ReadModel } from '../../src/content/read-model.ts'
import { mapDocument, mediaIn } from '../../src/gateways/content/document-mapper.ts'
import type { PreviewDraft } from '../../src/gateways/content/writer/publishing.ts'
import { MissingRecordError } from '../../src/gateways/transport/gateway-errors.ts'
import { href } from '../../src/i18n/href.ts'
import { takeParts } from '../../src/page-parts.ts'
import { pageOfPath } from '../../src/routes.ts'
import type { Release } from '../release/release.ts'
import type { Draft, RenderedDraft } from './render-worker.ts'

export interface PreviewsOptions {
  content: ReadModel
  release: Pick<Release, 'complete'>
  /** Null once the token has expired. @throws MissingRecordError when it is not valid */
  read: (token: string, timeoutMs: number) => Promise<PreviewDraft | null>
  render: (draft: Draft) => Promise<RenderedDraft>
  /** Counts points of a client. @throws ApiError 429 */
  charge: (client: string, points: number) => Promise<void>
  deadlineMs?: number
}

export interface Preview {
  status: number
  html: string
  policy?: string
}

/** Points of the limit of reads: reading and rendering take as long as 50 simple reads. */
const cost = 50

const maxWaiting = 3

const sentences = {
  410: [
    'Liên kết xem trước đã hết hạn sau một giờ. Hãy mở lại từ trang quản trị nội dung.',
    'This preview link has expired after an hour. Open the preview again in the content admin.',
  ],
  404: [
    'Liên kết xem trước không đúng, hoặc nội dung đã bị xóa. Hãy mở lại từ trang quản trị nội dung.',
    'This preview link is not valid, or its document was deleted. Open the preview again in the content admin.',
  ],
  503: [
    'Chưa xem trước được lúc này. Hãy tải lại trang sau ít phút.',
    'The preview is not available for a moment. Reload this page in a minute.',
  ],
} as const

function message(status: keyof typeof sentences): Preview {
  const [vi, en] = sentences[status]
  const html = `<!doctype html><html lang="vi"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>NAS</title><p>${vi}</p><p lang="en">${en}</p></html>`
  return { status, html }
}

const titles = { vi: 'Xem trước', en: 'Preview' }

const liveScript = '<script type="module" src="/live-preview.js"></script>'

/** The page may need other rules after a save, so it has the whole sheet. */
const linkStyles = (html: string): string =>
  html.replace(
    /<style data-sheet="([^"]+)">.*?<\/style>/s,
    (_, address) => `<link rel="stylesheet" href="${address}">`,
  )

/** Pages with one draft in the place of its published record (ADR 0211): one at a time. */
export class Previews {
  readonly #options: PreviewsOptions
  readonly #limit = pLimit(1)

  constructor(options: PreviewsOptions) {
    this.#options = options
  }

  /** @throws ApiError 429 */
  async find(token: string, client: string): Promise<Preview> {
    const { charge, deadlineMs = 5000 } = this.#options
    await charge(client, cost)
    if (this.#limit.pendingCount >= maxWaiting) return message(503)
    const over = sleep(deadlineMs, message(503), { ref: false })
    return Promise.race([this.#limit(() => this.#preview(token, deadlineMs)), over])
  }

  async #preview(token: string, deadlineMs: number): Promise<Preview> {
    const { read } = this.#options
    try {
      const draft = await read(token, deadlineMs)
      return draft === null ? message(410) : await this.#draw(draft)
    } catch (error) {
      return message(error instanceof MissingRecordError ? 404 : 503)
    }
  }

  async #draw({ kind, locale, path, document }: PreviewDraft): Promise<Preview> {
    const { content, release, render } = this.#options
    // Hidden documents can be previewed too.
    const row = { ...mapDocument(kind, document, mediaIn(content)), state: 'active' }
    const { html, note, parts } = await render({ kind, row, page: pageOfPath(locale, path) })
    const page = release.complete(href(locale, path), html, note.policy, takeParts(parts))
    const marked = linkStyles(page.html)
      .replace('<html ', '<html data-preview ')
      .replace('<title>', `${liveScript}<title>${titles[locale]} · `)
    return { ...page, html: marked, status: 200 }
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { inject } from 'light-my-request'
import type { ReadModel } from '../../src/content/read-model.ts'
import { recordReads } from '../../src/content/recorded-reads.ts'
import type { Page } from '../../src/routes.ts'
import type { PageNote } from '../release/release-store.ts'

/** Astro's on-demand routes, from the build; pages need only these locals. */
export type SiteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: Pick<App.Locals, 'content' | 'live'>,
) => void

type Locals = Parameters<SiteHandler>[3]

export async function openSite(entry: string): Promise<SiteHandler> {
  const { handler } = (await import(entry)) as { handler: SiteHandler }
  return handler
}

export interface RenderedPage {
  html: string
  note: PageNote
}

function answerOf(site: SiteHandler, url: string, locals: Locals) {
  return inject(
    (request, response) => {
      const next = () => {
        response.statusCode = 404
        response.end()
      }
      site(
        request as unknown as IncomingMessage,
        response as unknown as ServerResponse,
        next,
        locals,
      )
    },
    { method: 'GET', url },
  )
}

/** Null when there is no such list. @throws Error when it fails */
export async function renderList(
  site: SiteHandler,
  address: string,
  content: ReadModel,
): Promise<string | null> {
  const { statusCode, payload } = await answerOf(site, address, { content })
  if (statusCode === 200) return payload
  if (statusCode === 404) return null
  throw new Error(`Rendering a list answered ${statusCode}`)
}

/** @throws Error when the screen fails */
export async function renderPage(
  site: SiteHandler,
  page: Page,
  content: ReadModel,
): Promise<RenderedPage> {
  const { reader, reads } = recordReads(content)
  // The locals identify the page; its own address would not work, because Astro answers `/404` with
  // that status.
  const answer = await answerOf(site, '/', { content, live: { page, reader } })
  if (answer.statusCode !== 200) {
    throw new Error(`Rendering ${page.locale} ${page.path} answered ${answer.statusCode}`)
  }
  const policy = String(answer.headers['content-security-policy'] ?? '')
  return { html: answer.payload, note: { policy, reads: Object.fromEntries(reads()) } }
}

import { parentPort, workerData } from 'node:worker_threads'
import { addAdministrativeUnits } from '../../src/content/administrative-units.ts'
import { type ProductCounts, ReadModel } from '../../src/content/read-model.ts'
import type { Row } from '../../src/content/records.ts'
import { pagePartsPath } from '../../src/page-parts.ts'
import type { Page } from '../../src/routes.ts'
import type { CopiedRecord } from './changed-records.ts'
import { openSite, type RenderedPage, renderList, renderPage } from './site-renderer.ts'

export interface Draft {
  kind: string
  row: Row
  page: Page
}

export interface RenderedDraft extends RenderedPage {
  /** HTML of the page parts, which the draft may change. */
  parts: string
}

export type RenderMessage =
  | { records: readonly CopiedRecord[] }
  | { counts: ProductCounts }
  | { call: number; page: Page }
  | { call: number; list: string }
  | { call: number; draft: Draft }

export type Rendered = RenderedPage | RenderedDraft | string | null

export type RenderAnswer = { call: number } & ({ rendered: Rendered } | { error: Error })

// Messages before each call update the copy of the read model.
const content = ReadModel.empty()
addAdministrativeUnits(content)
const site = await openSite(workerData as string)

const post = (answer: RenderAnswer) => parentPort?.postMessage(answer)

const inWork = new Set<Promise<void>>()

function start(call: number, rendering: Promise<Rendered>): void {
  const work = rendering
    .then(
      (rendered) => post({ call, rendered }),
      (error: Error) => post({ call, error }),
    )
    .finally(() => inWork.delete(work))
  inWork.add(work)
}

function put(kind: string, id: number, row: Row | null): void {
  if (row === null) content.table(kind).delete(id)
  else content.table(kind).put(row)
}

/** Alone, so that no other page or list shows the draft. */
async function renderDraft({ kind, row, page }: Draft): Promise<RenderedDraft> {
  await Promise.all(inWork)
  const table = content.table(kind)
  const published = table.byId(row.id)
  const namesake = table.bySlug(String(row.slug))
  table.put(row)
  try {
    const partsPage: Page = { kind: 'page-parts', locale: page.locale, path: pagePartsPath }
    const { html: parts } = await renderPage(site, partsPage, content)
    return { ...(await renderPage(site, page, content)), parts }
  } finally {
    put(kind, row.id, published)
    // A draft may have the slug of another record.
    if (namesake !== null && namesake.id !== row.id) table.put(namesake)
  }
}

function take(message: RenderMessage): Promise<void> | undefined {
  if ('records' in message) for (const { kind, id, row } of message.records) put(kind, id, row)
  else if ('counts' in message) content.setCounts(message.counts)
  else if ('page' in message) start(message.call, renderPage(site, message.page, content))
  else if ('list' in message) start(message.call, renderList(site, message.list, content))
  else {
    const drawn = renderDraft(message.draft)
    start(message.call, drawn)
    return drawn.then(noResult, noResult)
  }
  return undefined
}

const noResult = () => undefined
let taken: Promise<void> = Promise.resolve()
parentPort?.on('message', (message: RenderMessage) => {
  taken = taken.then(() => take(message))
})

import { parentPort, workerData } from 'node:worker_threads'
import { addAdministrativeUnits } from '../../src/content/administrative-units.ts'
import { type ProductCounts, ReadModel } from '../../src/content/read-model.ts'
import type { Page } from '../../src/routes.ts'
import type { CopiedRecord } from './changed-records.ts'
import { openSite, type RenderedPage, renderList, renderPage } from './site-renderer.ts'

export type RenderMessage =
  | { records: readonly CopiedRecord[] }
  | { counts: ProductCounts }
  | { call: number; page: Page }
  | { call: number; list: string }

export type Rendered = RenderedPage | string | null

export type RenderAnswer = { call: number } & ({ rendered: Rendered } | { error: Error })

// Messages before each call update the copy of the read model.
const content = ReadModel.empty()
addAdministrativeUnits(content)
const site = await openSite(workerData as string)

const post = (answer: RenderAnswer) => parentPort?.postMessage(answer)

parentPort?.on('message', (message: RenderMessage) => {
  if ('records' in message) {
    for (const { kind, id, row } of message.records) {
      if (row === null) content.table(kind).delete(id)
      else content.table(kind).put(row)
    }
  } else if ('counts' in message) content.setCounts(message.counts)
  else {
    const { call } = message
    const rendering: Promise<Rendered> =
      'page' in message
        ? renderPage(site, message.page, content)
        : renderList(site, message.list, content)
    rendering.then(
      (rendered) => post({ call, rendered }),
      (error: Error) => post({ call, error }),
    )
  }
})

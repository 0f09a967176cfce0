import { setImmediate } from 'node:timers/promises'
import type { Cell } from '@nas/domain/csv'
import { createLocalReq, type PayloadRequest } from 'payload'
import { type Label, languageOf } from '../labels'
import { type Table, valueIn } from './columns'
import { clean, type FoundDocuments, type Stored } from './compare'

/** A request of the same editor with a transaction and a context of its own. */
export const newRequest = ({ user, i18n, payload }: PayloadRequest): Promise<PayloadRequest> =>
  createLocalReq({ req: { i18n, user } as never }, payload)

/**
 * All documents in both languages, the newest drafts included, as far as the editor may read. Drafts
 * without a slug are left out: no row can name them.
 */
export async function readDocuments(req: PayloadRequest, { kind }: Table): Promise<Stored[]> {
  const names = [kind.key, ...kind.fields, 'updatedAt', '_status']
  const { docs } = await req.payload.find({
    collection: kind.collection,
    req: await newRequest(req),
    overrideAccess: false,
    depth: 0,
    draft: true,
    locale: 'all',
    pagination: false,
    sort: 'id',
    where: { [kind.key]: { exists: true } },
    select: Object.fromEntries(names.map((name) => [name, true])) as never,
  })
  return docs as unknown as Stored[]
}

const textIn = (document: object, name: string): string => clean(String(Object(document)[name]))

export function byNames({ kind }: Table, documents: readonly Stored[]): FoundDocuments {
  const titleOf = (document: Stored) => textIn(Object(document)[kind.title ?? ''] ?? {}, 'vi')
  return {
    byKey: new Map(documents.map((one) => [textIn(one, kind.key), one])),
    byTitle: new Map(kind.title ? documents.map((one) => [titleOf(one), one]) : []),
  }
}

/** The heading and a row for each document. */
export async function exportLines(
  { kind, key, columns }: Table,
  documents: readonly Stored[],
  { i18n }: PayloadRequest,
): Promise<Cell[][]> {
  const language: keyof Label = languageOf(i18n.language)
  const lines: Cell[][] = [[key, ...columns.map(({ heading }) => heading)].map((h) => h[language])]
  for (const document of documents) {
    const cells = columns.map((one) => one.format.write(valueIn(document, one), language))
    lines.push([Object(document)[kind.key], ...cells])
    // Rich texts take milliseconds each; other requests are answered meanwhile.
    await setImmediate()
  }
  return lines
}

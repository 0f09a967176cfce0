import type { Publication } from '../../src/payload-types'
import { content } from './content'

type Row = Pick<Publication, 'resource' | 'documentId' | 'operation'>

/** The rows of the feed that the work has written. */
export async function rowsWrittenBy(work: () => Promise<unknown>): Promise<Row[]> {
  const payload = await content()
  const latest = await payload.find({ collection: 'publications', sort: '-id', limit: 1 })
  const before = latest.docs[0]?.id ?? 0
  await work()
  const after = await payload.find({
    collection: 'publications',
    where: { id: { greater_than: before } },
    sort: 'id',
    pagination: false,
  })
  return after.docs.map(({ resource, documentId, operation }) => ({
    resource,
    documentId,
    operation,
  }))
}

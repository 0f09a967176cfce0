import { PayloadSDK } from '@payloadcms/sdk'
import * as v from 'valibot'
import { BackendDownError } from '../transport/gateway-errors.ts'

const pageSize = 200
const timeoutMs = 15_000

const documentSchema = v.looseObject({ id: v.number() })
const pageSchema = v.object({ docs: v.array(documentSchema), hasNextPage: v.boolean() })
const publicationSchema = v.object({
  id: v.number(),
  resource: v.string(),
  documentId: v.nullish(v.string(), ''),
  operation: v.picklist(['upsert', 'delete']),
  createdAt: v.string(),
})

export type PayloadDocument = v.InferOutput<typeof documentSchema>
export type Publication = v.InferOutput<typeof publicationSchema>

export interface PayloadSettings {
  /** Address of the content service, without `/api`. */
  url: string
  apiKey: string
}

export type PayloadClient = ReturnType<typeof createPayloadClient>

/** Reads of published content. Every method throws BackendDownError when Payload is unavailable. */
export function createPayloadClient({ url, apiKey }: PayloadSettings) {
  const sdk = new PayloadSDK({
    baseURL: `${url}/api`,
    baseInit: { headers: { Authorization: `clients API-Key ${apiKey}` } },
  })

  async function get<S extends v.GenericSchema>(
    path: string,
    args: object,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    try {
      const init = { signal: AbortSignal.timeout(timeoutMs) }
      const response = await sdk.request({ method: 'GET', path, args, init })
      return v.parse(schema, await response.json())
    } catch (cause) {
      throw new BackendDownError('content', { cause })
    }
  }

  const everyLocale = { locale: 'all', depth: 0 }
  const publicationsSchema = v.object({ docs: v.array(publicationSchema) })

  return {
    async all(collection: string) {
      const documents: PayloadDocument[] = []
      for (;;) {
        // Keyset pages: with page numbers PostgreSQL would build all documents of earlier pages.
        const where = { id: { greater_than: documents.at(-1)?.id ?? 0 } }
        const args = { ...everyLocale, limit: pageSize, where, sort: 'id' }
        const { docs, hasNextPage } = await get(`/${collection}`, args, pageSchema)
        documents.push(...docs)
        if (!hasNextPage) return documents
      }
    },
    async some(collection: string, ids: readonly number[]) {
      const where = { id: { in: ids.join(',') } }
      const args = { ...everyLocale, limit: ids.length, where }
      return (await get(`/${collection}`, args, pageSchema)).docs
    },
    global: (name: string) =>
      get(`/globals/${name}`, everyLocale, v.record(v.string(), v.unknown())),
    async publications(after: number, limit: number) {
      const args = { where: { id: { greater_than: after } }, sort: 'id', limit, depth: 0 }
      return (await get('/publications', args, publicationsSchema)).docs
    },
    async lastPublication(): Promise<Publication | null> {
      const args = { sort: '-id', limit: 1, depth: 0 }
      return (await get('/publications', args, publicationsSchema)).docs[0] ?? null
    },
  }
}

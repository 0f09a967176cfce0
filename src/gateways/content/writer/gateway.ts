import {
  type AuditLogAnswer,
  type AuditLogQuery,
  auditLogSchema,
} from '@nas/contract/audit-log/fields'
import type { DeliveryRules } from '@nas/domain/delivery-rules'
import type { Missed } from '@nas/domain/missed'
import { type ListQuery, listQueryParameters } from '@nas/query/list-query'
import type { PlainObject } from '@nas/query/plain-values'
import * as v from 'valibot'
import { createWriterClient, type WriterClient, type WriterSettings } from './client.ts'
import { publishedCalls } from './published.ts'

/** The shop's writes to Payload. Every call may throw a GatewayError. */
export type ContentWriter = ReturnType<typeof createContentWriter>

export function createContentWriter(settings: WriterSettings) {
  const client = createWriterClient(settings)
  return {
    delivery: deliveryCalls(client),
    pictures: pictureCalls(client),
    prices: priceCalls(client),
    published: publishedCalls(client),
    requests: requestCalls(client),
    searches: missedCalls(client, 'searches'),
    missingPages: missedCalls(client, 'missing-pages'),
    auditLog: auditLogCalls(client),
  }
}

const deliveryCalls = ({ send }: WriterClient) => ({
  /**
   * Changes only the named rules.
   * @param updatedAt version that the change is based on; null before the first version
   * @throws StaleError when the stored version differs
   */
  async change(rules: Partial<DeliveryRules>, updatedAt?: string | null): Promise<void> {
    const body = { rules, updatedAt }
    await send('/globals/deliveryinfo/rules', v.unknown(), { method: 'PATCH', body })
  },
})

const missedCalls = ({ send }: WriterClient, kind: 'searches' | 'missing-pages') => ({
  async addMissed(missed: readonly Missed[]): Promise<void> {
    await send(`/${kind}/missed`, v.unknown(), { method: 'POST', body: { missed } })
  },
})

/** In ms: Payload decodes, re-encodes and resizes a picture during the call. */
const pictureTimeoutMs = 60_000

const document = v.looseObject({ id: v.number() })
const documentAnswer = v.object({ doc: document })

const pictureCalls = ({ send }: WriterClient) => ({
  /** @throws RejectedError unless it is a complete JPEG or PNG of an allowed size */
  async store(file: Uint8Array<ArrayBuffer>) {
    const body = new FormData()
    // Payload detects the format by the content and names the file itself.
    body.set('file', new Blob([file], { type: 'application/octet-stream' }), 'picture')
    body.set('_payload', '{}')
    const sent = { method: 'POST', body, timeoutMs: pictureTimeoutMs } as const
    return (await send('/media', documentAnswer, sent)).doc
  },
  /** For good: a picture that nothing uses yet. */
  async remove(id: number): Promise<void> {
    await send(`/media/${id}`, v.unknown(), { method: 'DELETE' })
  },
})

/** In ms: the call may create a version for each of ten thousand products. */
const pricesTimeoutMs = 120_000

interface PriceChange {
  id: number
  from: number
  to: number
}

const priceCalls = ({ send }: WriterClient) => ({
  /**
   * Changes all prices or none.
   * @returns the number of products whose price changed
   * @throws StaleError when a product is not published or its price is neither `from` nor `to`
   * @throws RejectedError `price_unconfirmed` for unusual prices without a confirmation
   */
  async change(prices: readonly PriceChange[], confirmed: boolean): Promise<number> {
    const body = { prices, confirmed }
    const sent = { method: 'PATCH', body, timeoutMs: pricesTimeoutMs } as const
    return (await send('/products/prices', v.object({ changed: v.number() }), sent)).changed
  },
})

const auditLogCalls = ({ send }: WriterClient) => ({
  /** Newest first. */
  find({ limit, ...question }: AuditLogQuery): Promise<AuditLogAnswer> {
    const asked = Object.entries({ ...question, limit: String(limit) })
    const given = asked.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
    return send('/trail', auditLogSchema, { query: Object.fromEntries(given) })
  },
})

export type RequestKind = 'distributors' | 'supports'

const listAnswer = v.object({ docs: v.array(document), total: v.number() })

const requestCalls = ({ send }: WriterClient) => ({
  async create(kind: RequestKind, body: PlainObject) {
    return (await send(`/${kind}`, documentAnswer, { method: 'POST', body })).doc
  },
  list: (kind: RequestKind, query: ListQuery) =>
    send(`/${kind}/search`, listAnswer, { query: listQueryParameters(query) }),
  one: (kind: RequestKind, id: number) => send(`/${kind}/${id}`, document),
  /** @param updatedAt undefined accepts any version @throws StaleError */
  async update(kind: RequestKind, id: number, fields: PlainObject, updatedAt: string | undefined) {
    const body = { ...fields, updatedAt }
    return (await send(`/${kind}/${id}`, documentAnswer, { method: 'PATCH', body })).doc
  },
})

import {
  type AuditLogAnswer,
  type AuditLogQuery,
  auditLogSchema,
} from '@nas/contract/audit-log/fields'
import type { DeliveryRules } from '@nas/domain/delivery-rules'
import { type ListQuery, listQueryParameters } from '@nas/query/list-query'
import type { PlainObject } from '@nas/query/plain-values'
import * as v from 'valibot'
import type { PayloadDocument } from '../payload-client.ts'
import { createWriterClient, type WriterClient, type WriterSettings } from './client.ts'
import { type PublishedCalls, publishedCalls } from './published.ts'

/** The shop's writes to Payload. Every call may throw a GatewayError. */
export interface ContentWriter {
  delivery: DeliveryCalls
  pictures: PictureCalls
  prices: PriceCalls
  published: PublishedCalls
  requests: RequestCalls
  auditLog: AuditLogCalls
}

export function createContentWriter(settings: WriterSettings): ContentWriter {
  const client = createWriterClient(settings)
  return {
    delivery: deliveryCalls(client),
    pictures: pictureCalls(client),
    prices: priceCalls(client),
    published: publishedCalls(client),
    requests: requestCalls(client),
    auditLog: auditLogCalls(client),
  }
}

export interface DeliveryCalls {
  /**
   * Changes only the named rules.
   * @param updatedAt version that the change is based on; null before the first version
   * @throws StaleError when the stored version differs
   */
  change(rules: Partial<DeliveryRules>, updatedAt?: string | null): Promise<void>
}

function deliveryCalls({ send }: WriterClient): DeliveryCalls {
  return {
    async change(rules, updatedAt) {
      const body = { rules, updatedAt }
      await send('/globals/deliveryinfo/rules', v.unknown(), { method: 'PATCH', body })
    },
  }
}

/** In ms: Payload decodes, re-encodes and resizes a picture during the call. */
const pictureTimeoutMs = 60_000

export interface PictureCalls {
  /** @throws RejectedError unless it is a complete JPEG or PNG of an allowed size */
  store(file: Uint8Array<ArrayBuffer>): Promise<PayloadDocument>
  remove(id: number): Promise<void>
}

const storedAnswer = v.object({ doc: v.looseObject({ id: v.number() }) })

function pictureCalls({ send }: WriterClient): PictureCalls {
  return {
    async store(file) {
      const body = new FormData()
      // Payload detects the format by the content and names the file itself.
      body.set('file', new Blob([file], { type: 'application/octet-stream' }), 'picture')
      body.set('_payload', '{}')
      return (
        await send('/media', storedAnswer, { method: 'POST', body, timeoutMs: pictureTimeoutMs })
      ).doc
    },
    async remove(id) {
      await send(`/media/${id}`, v.unknown(), { method: 'DELETE' })
    },
  }
}

/** In ms: the call may create a version for each of ten thousand products. */
const pricesTimeoutMs = 120_000

export interface PriceCalls {
  /**
   * Changes all prices or none.
   * @returns the number of products whose price changed
   * @throws StaleError when a product is not published or its price is neither `from` nor `to`
   * @throws RejectedError `price_unconfirmed` for unusual prices without a confirmation
   */
  change(
    prices: readonly { id: number; from: number; to: number }[],
    confirmed: boolean,
  ): Promise<number>
}

function priceCalls({ send }: WriterClient): PriceCalls {
  return {
    async change(prices, confirmed) {
      const body = { prices, confirmed }
      const sent = { method: 'PATCH', body, timeoutMs: pricesTimeoutMs } as const
      return (await send('/products/prices', v.object({ changed: v.number() }), sent)).changed
    },
  }
}

interface AuditLogCalls {
  find(question: AuditLogQuery): Promise<AuditLogAnswer>
}

function auditLogCalls({ send }: WriterClient): AuditLogCalls {
  return {
    find({ limit, ...question }) {
      const asked = Object.entries({ ...question, limit: String(limit) })
      const given = asked.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
      return send('/trail', auditLogSchema, { query: Object.fromEntries(given) })
    },
  }
}

export type RequestKind = 'distributors' | 'supports'

export interface RequestCalls {
  create(kind: RequestKind, fields: PlainObject): Promise<PayloadDocument>
  list(kind: RequestKind, query: ListQuery): Promise<{ docs: PayloadDocument[]; total: number }>
  one(kind: RequestKind, id: number): Promise<PayloadDocument>
  /**
   * @param updatedAt version that the change is based on; undefined accepts any version
   * @throws StaleError
   */
  update(
    kind: RequestKind,
    id: number,
    fields: PlainObject,
    updatedAt: string | undefined,
  ): Promise<PayloadDocument>
}

const document = v.looseObject({ id: v.number() })
const changedAnswer = v.object({ doc: document })
const listAnswer = v.object({ docs: v.array(document), total: v.number() })

function requestCalls({ send }: WriterClient): RequestCalls {
  return {
    async create(kind, body) {
      return (await send(`/${kind}`, changedAnswer, { method: 'POST', body })).doc
    },
    list: (kind, query) =>
      send(`/${kind}/search`, listAnswer, { query: listQueryParameters(query) }),
    one: (kind, id) => send(`/${kind}/${id}`, document),
    async update(kind, id, fields, updatedAt) {
      const body = { ...fields, updatedAt }
      return (await send(`/${kind}/${id}`, changedAnswer, { method: 'PATCH', body })).doc
    },
  }
}

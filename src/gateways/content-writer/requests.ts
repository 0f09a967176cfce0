import * as v from 'valibot'
import type { PlainObject } from '../../content/plain-values.ts'
import { type RecordQuery, recordQuery } from '../commerce/record-query.ts'
import type { PayloadDocument } from '../payload-client.ts'
import type { WriterClient } from './client.ts'

/** What visitors send for staff to work on. */
export type RequestKind = 'distributors' | 'supports'

export interface RequestCalls {
  create(kind: RequestKind, fields: PlainObject): Promise<PayloadDocument>
  list(kind: RequestKind, query: RecordQuery): Promise<{ docs: PayloadDocument[]; total: number }>
  one(kind: RequestKind, id: number): Promise<PayloadDocument>
  update(kind: RequestKind, id: number, fields: PlainObject): Promise<PayloadDocument>
}

const document = v.looseObject({ id: v.number() })
const changedAnswer = v.object({ doc: document })
const listAnswer = v.object({ docs: v.array(document), total: v.number() })

export function requestCalls({ send }: WriterClient): RequestCalls {
  return {
    async create(kind, body) {
      return (await send(`/${kind}`, changedAnswer, { method: 'POST', body })).doc
    },
    list: (kind, query) => send(`/${kind}/search`, listAnswer, { query: recordQuery(query) }),
    one: (kind, id) => send(`/${kind}/${id}`, document),
    async update(kind, id, body) {
      return (await send(`/${kind}/${id}`, changedAnswer, { method: 'PATCH', body })).doc
    },
  }
}

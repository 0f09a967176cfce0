import { type TrailAnswer, type TrailQuestion, trailSchema } from '@nas/contract/trail'
import type { Caller } from './calls.ts'
import type { CommerceClient } from './client.ts'

export interface TrailCalls {
  /** What staff have changed in commerce, newest first. */
  find(caller: Caller, question: TrailQuestion): Promise<TrailAnswer>
}

export function trailCalls({ shop }: CommerceClient): TrailCalls {
  return {
    find: ({ token }, { limit, ...question }) =>
      shop('/admin/shop/trail', trailSchema, {
        token,
        query: { ...question, limit: String(limit) },
      }),
  }
}

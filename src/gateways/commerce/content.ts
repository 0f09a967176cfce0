import * as v from 'valibot'
import type { CommerceClient } from './client.ts'

const syncAnswer = v.object({
  seen: v.number(),
  invalid: v.array(v.object({ externalId: v.string(), reason: v.string() })),
})

export interface ContentCalls {
  /**
   * Makes what is published of these products buyable at once.
   * @returns why some of them cannot be sold
   */
  sync(products: number[]): Promise<{ product: string; reason: string }[]>
}

export function contentCalls({ shop }: CommerceClient): ContentCalls {
  return {
    async sync(products) {
      const sent = { method: 'POST', trusted: true, body: { products } } as const
      const { invalid } = await shop('/admin/shop/content-sync', syncAnswer, sent)
      return invalid.map(({ externalId, reason }) => ({ product: externalId, reason }))
    },
  }
}

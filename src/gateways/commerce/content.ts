import { syncedSchema } from '@nas/contract/commerce/content-sync'
import type { CommerceClient } from './client.ts'

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
      const { invalid } = await shop('/admin/shop/content-sync', syncedSchema, sent)
      return invalid.map(({ externalId, reason }) => ({ product: externalId, reason }))
    },
  }
}

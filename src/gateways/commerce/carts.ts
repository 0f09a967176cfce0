import * as v from 'valibot'
import type { CommerceClient } from './client.ts'

const cartAnswer = v.object({
  cart: v.object({
    id: v.string(),
    items: v.array(
      v.object({ id: v.string(), product: v.number(), quantity: v.number(), price: v.number() }),
    ),
    created_at: v.string(),
    updated_at: v.string(),
  }),
})

type Cart = v.InferOutput<typeof cartAnswer>['cart']

export interface CartCalls {
  /** @param token of the customer who owns the cart; null for a visitor */
  create(items: { product: number; quantity: number }[], token: string | null): Promise<Cart>
}

export function cartCalls({ shop }: CommerceClient): CartCalls {
  return {
    async create(items, token) {
      const sent = { method: 'POST', token, body: { items } } as const
      return (await shop('/store/shop/carts', cartAnswer, sent)).cart
    },
  }
}

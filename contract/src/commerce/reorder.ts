import * as v from 'valibot'

const changed = { product: v.number(), name: v.string() }

/** What of an order can be bought again, and what is not as it was. */
export const commerceReorderSchema = v.object({
  items: v.array(v.object({ product: v.number(), quantity: v.number(), price: v.number() })),
  changes: v.array(
    v.variant('kind', [
      v.object({ ...changed, kind: v.literal('gone') }),
      v.object({ ...changed, kind: v.literal('price'), old_price: v.number(), price: v.number() }),
      v.object({
        ...changed,
        kind: v.literal('less'),
        quantity: v.number(),
        available: v.number(),
      }),
    ]),
  ),
})

export type CommerceReorder = v.InferOutput<typeof commerceReorderSchema>

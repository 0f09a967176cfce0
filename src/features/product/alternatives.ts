import type { ContentReader } from '../../content/reader.ts'
import type { ProductRecord } from '../../content/records.ts'

const shown = 3

/** Available products to offer in place of a sold-out one: first of its category, then related. */
export function alternativesOf(reader: ContentReader, product: ProductRecord): ProductRecord[] {
  const related = reader.related('products', product, 'related')
  const [category] = reader.related('products', product, 'categories')
  const alike =
    category === undefined
      ? []
      : reader.list('products', {
          filters: { categories: category.id, state: 'active' },
          sort: ['sold:desc', 'id:desc'],
          limit: 12,
        })
  const all = new Map([...alike, ...related].map((one) => [one.id, one]))
  return [...all.values()]
    .filter(({ id }) => id !== product.id && reader.isAvailable(id))
    .slice(0, shown)
}

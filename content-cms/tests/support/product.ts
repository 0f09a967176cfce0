import type { Product } from '../../src/payload-types'
import { content, unique } from './content'

export async function makeProduct(
  status: 'draft' | 'published',
  words: Partial<Pick<Product, 'name' | 'title' | 'description' | 'related' | 'slug'>> = {},
): Promise<Product> {
  const payload = await content()
  const data = {
    name: 'Kem dưỡng',
    price: 100_000,
    slug: unique('kem-duong'),
    state: 'active' as const,
  }
  return payload.create({
    collection: 'products',
    data: { ...data, ...words, _status: status },
    draft: status === 'draft',
    depth: 0,
  })
}

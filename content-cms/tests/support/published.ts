import { content, unique } from './content'

export type Written = 'products' | 'clubs' | 'places'

/** The id of a new published document of a collection that staff write. */
export async function makePublished(collection: Written): Promise<number> {
  const payload = await content()
  const common = { name: 'Tên', state: 'active' as const, _status: 'published' as const }
  if (collection === 'products') {
    const data = { ...common, price: 100_000, slug: unique('san-pham') }
    return (await payload.create({ collection, data })).id
  }
  if (collection === 'clubs') {
    const data = { ...common, type: 'news' as const, slug: unique('bai-viet') }
    return (await payload.create({ collection, data })).id
  }
  return (await payload.create({ collection, data: { ...common, kind: 'agent' } })).id
}

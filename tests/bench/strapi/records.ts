import { type Copied, copied } from './content-types.ts'

type Values = Record<string, unknown>

/** Records as Strapi's query engine creates them: relations and pictures are ids. */
export type Records = Record<Copied | 'media', ({ id: number } & Values)[]>

interface Entry {
  id: number
  attributes: Values
}

const hasData = (value: unknown): value is { data: Entry | Entry[] | null } =>
  typeof value === 'object' && value !== null && 'data' in value

async function readAll(shopUrl: string, kind: Copied): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = `populate=*&sort=id&pagination[page]=${page}&pagination[pageSize]=20`
    const response = await fetch(`${shopUrl}/api/${kind}?${query}`)
    if (!response.ok) throw new Error(`${kind} were answered ${response.status}`)
    const { data, meta } = await response.json()
    entries.push(...data)
    pages = meta.pagination.pageCount
  }
  return entries
}

/** What a visitor can read of products, of all that they point to, and of their pictures. */
export async function readRecords(shopUrl: string): Promise<Records> {
  const media = new Map<number, Entry>()
  const records: Records = { media: [], tips: [], categories: [], subcategories: [], products: [] }
  for (const kind of copied) {
    for (const { id, attributes } of await readAll(shopUrl, kind)) {
      const values = Object.entries(attributes).map(([name, value]) => {
        if (!hasData(value)) return [name, value]
        const entries = [value.data ?? []].flat()
        for (const one of entries) if ('formats' in one.attributes) media.set(one.id, one)
        const ids = entries.map((one) => one.id)
        return [name, Array.isArray(value.data) ? ids : (ids[0] ?? null)]
      })
      records[kind].push({ id, ...Object.fromEntries(values) })
    }
  }
  records.media = [...media.values()].map(({ id, attributes }) => ({ id, ...attributes }))
  return records
}

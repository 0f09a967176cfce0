import { z } from '@medusajs/framework/zod'

/** A product as commerce should have it. */
export interface WantedProduct {
  externalId: string
  title: string
  handle: string
  status: 'published' | 'draft'
  price: number
  /** With how many pieces it starts when it is seen for the first time. */
  pieces: number
  metadata: { name_en: string | null; image: string | null }
}

export interface InvalidProduct {
  externalId: string
  reason: string
}

const file = z.object({ filename: z.string().nullish() }).nullish()
const picture = z
  .object({ filename: z.string().nullish(), sizes: z.object({ small: file }).nullish() })
  .nullish()
  .catch(null)

const document = z.object({
  id: z.int(),
  name: z.object({ vi: z.string().trim().min(1), en: z.string().nullish() }),
  slug: z.string().min(1),
  price: z.int().min(0),
  stock_start: z.int().min(0).nullish(),
  state: z.string(),
  _status: z.string().nullish(),
  thub: z.unknown(),
})

/** Where the shop's front server serves the small picture. */
function imageOf(thub: unknown): string | null {
  const found = picture.parse(thub)
  const name = found?.sizes?.small?.filename ?? found?.filename
  return name ? `/media/${encodeURIComponent(name)}` : null
}

function idOf(input: unknown): string {
  const found = z.object({ id: z.union([z.int(), z.string()]) }).safeParse(input)
  return found.success ? String(found.data.id) : 'unknown'
}

/** What a document of the content application asks for, or why it cannot be sold. */
export function wantedProduct(input: unknown): WantedProduct | InvalidProduct {
  const read = document.safeParse(input)
  if (!read.success) {
    const fields = [...new Set(read.error.issues.map((issue) => issue.path.join('.')))]
    return { externalId: idOf(input), reason: `missing or malformed: ${fields.join(', ')}` }
  }
  const { id, name, slug, price, stock_start, state, _status, thub } = read.data
  const shown = state === 'active' && (_status ?? 'published') === 'published'
  return {
    externalId: String(id),
    title: name.vi,
    handle: slug,
    status: shown ? 'published' : 'draft',
    price,
    pieces: stock_start ?? 0,
    metadata: { name_en: name.en || null, image: imageOf(thub) },
  }
}

export function isInvalid(product: WantedProduct | InvalidProduct): product is InvalidProduct {
  return 'reason' in product
}

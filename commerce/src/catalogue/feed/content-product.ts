import * as v from 'valibot'

export interface WantedProduct {
  externalId: string
  title: string
  handle: string
  status: 'published' | 'draft'
  price: number
  /** Initial stock of a new product. */
  pieces: number
  metadata: { name_en: string | null; image: string | null }
}

export interface InvalidProduct {
  externalId: string
  reason: string
}

const filename = v.nullish(v.string())
const file = v.nullish(v.object({ filename }))
const picture = v.fallback(
  v.nullish(v.object({ filename, sizes: v.nullish(v.object({ small: file })) })),
  null,
)

const whole = v.pipe(v.number(), v.safeInteger())

const document = v.object({
  id: whole,
  name: v.object({
    vi: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    en: v.nullish(v.string()),
  }),
  slug: v.pipe(v.string(), v.nonEmpty()),
  price: v.pipe(whole, v.minValue(0)),
  stock_start: v.nullish(v.pipe(whole, v.minValue(0))),
  state: v.string(),
  _status: v.nullish(v.string()),
  thub: v.optional(v.unknown()),
})

/** Address of the small picture on the shop's front server. */
function imageOf(thub: unknown): string | null {
  const found = v.parse(picture, thub)
  const name = found?.sizes?.small?.filename ?? found?.filename
  return name ? `/media/${encodeURIComponent(name)}` : null
}

function idOf(input: unknown): string {
  const found = v.safeParse(v.object({ id: v.union([whole, v.string()]) }), input)
  return found.success ? String(found.output.id) : 'unknown'
}

export function wantedProduct(input: unknown): WantedProduct | InvalidProduct {
  const read = v.safeParse(document, input)
  if (!read.success) {
    const fields = [...new Set(read.issues.map((issue) => v.getDotPath(issue)))]
    return { externalId: idOf(input), reason: `missing or malformed: ${fields.join(', ')}` }
  }
  const { id, name, slug, price, stock_start, state, _status, thub } = read.output
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

import { type EmailKind, isEmailKind } from '@nas/domain/email-texts/texts'
import * as v from 'valibot'

const pageSize = 200
const timeoutMs = 5_000

const publication = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  resource: v.string(),
  /** Empty for globals. */
  documentId: v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String)),
  createdAt: v.string(),
})

const optional = v.fallback(v.string(), '')

const words = v.object({
  subject: v.string(),
  preview: optional,
  heading: v.string(),
  text: v.string(),
})

const kind = v.custom<EmailKind>((name) => isEmailKind(String(name)))

const testEmail = v.object({
  recipient: v.pipe(v.string(), v.email()),
  kind,
  locale: v.picklist(['vi', 'en']),
  words,
})

/** With both languages in each field, as Payload answers for all locales. */
const pair = v.object({ vi: v.string(), en: v.string() })
const storedEmail = v.object({
  kind,
  subject: pair,
  preview: v.fallback(v.object({ vi: optional, en: optional }), { vi: '', en: '' }),
  heading: pair,
  text: pair,
})

export type Publication = v.InferOutput<typeof publication>

type DocSchema<Doc> = v.GenericSchema<unknown, Doc>

function pageOf<Doc>(doc: DocSchema<Doc>) {
  return v.object({ docs: v.array(doc), hasNextPage: v.boolean() })
}

export class ContentUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The content application cannot be read: ${reason}`, options)
    this.name = 'ContentUnavailable'
  }
}

const productFields = ['name', 'slug', 'state', 'price', 'stock_start', 'thub', '_status']

/** Reads the content application with a machine key, which sees only published content. */
export function contentClient(url: string, apiKey: string) {
  async function get(path: string, query: Record<string, string>): Promise<unknown> {
    const address = `${url}/api/${path}?${new URLSearchParams(query)}`
    const headers = { Authorization: `clients API-Key ${apiKey}` }
    const options = { headers, signal: AbortSignal.timeout(timeoutMs) }
    const answer = await fetch(address, options).catch((cause: unknown) => {
      throw new ContentUnavailable('it does not answer', { cause })
    })
    if (!answer.ok) throw new ContentUnavailable(`it answers ${answer.status} to ${path}`)
    return answer.json().catch((cause: unknown) => {
      throw new ContentUnavailable('its answer is no JSON', { cause })
    })
  }

  async function pages<Doc>(
    path: string,
    query: Record<string, string>,
    doc: DocSchema<Doc>,
  ): Promise<Doc[]> {
    const docs: Doc[] = []
    for (let page = 1; ; page += 1) {
      const answer = await get(path, { ...query, limit: String(pageSize), page: String(page) })
      const read = v.safeParse(pageOf(doc), answer)
      if (!read.success) throw new ContentUnavailable(`its list of ${path} has another form`)
      docs.push(...read.output.docs)
      if (!read.output.hasNextPage) return docs
    }
  }

  const followed = { 'where[resource][in]': 'products,deliveryinfo,nasinfo,emails', depth: '0' }
  const whole = {
    locale: 'all',
    depth: '1',
    sort: 'id',
    ...Object.fromEntries(productFields.map((field) => [`select[${field}]`, 'true'])),
  }

  return {
    publicationsAfter: (id: number): Promise<Publication[]> =>
      pages(
        'publications',
        { ...followed, 'where[id][greater_than]': String(id), sort: 'id' },
        publication,
      ),
    async latestPublication(): Promise<Publication | null> {
      const answer = await get('publications', { ...followed, sort: '-id', limit: '1' })
      const read = v.safeParse(pageOf(publication), answer)
      if (!read.success) throw new ContentUnavailable('its list of publications has another form')
      return read.output.docs[0] ?? null
    },
    async products(ids: number[]): Promise<unknown[]> {
      if (ids.length === 0) return []
      return pages('products', { ...whole, 'where[id][in]': ids.join(',') }, v.unknown())
    },
    allProducts: (): Promise<unknown[]> => pages('products', whole, v.unknown()),
    deliveryRules: () => get('globals/deliveryinfo', { depth: '0' }),
    company: () => get('globals/nasinfo', { depth: '0', locale: 'all' }),
    /** The words of emails; ones in an unexpected form are left out. */
    async emails(): Promise<v.InferOutput<typeof storedEmail>[]> {
      const found = await pages('emails', { depth: '0', locale: 'all' }, v.unknown())
      return found.flatMap((one) => {
        const read = v.safeParse(storedEmail, one)
        return read.success ? [read.output] : []
      })
    },
    /** Null when Payload does not know the token, or no longer. */
    async testEmail(token: string): Promise<v.InferOutput<typeof testEmail> | null> {
      const read = v.safeParse(testEmail, await get(`emails/tests/${token}`, {}))
      return read.success ? read.output : null
    },
  }
}

export type ContentClient = ReturnType<typeof contentClient>

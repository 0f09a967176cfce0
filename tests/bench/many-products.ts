import { normaliseText, slugify } from '@nas/domain/text'
import { Client } from 'pg'
import { namesOfProduct, productKinds } from './product-names.ts'
import { findRunningShop } from './running-shop.ts'

// Publishes believable products until there are so many, in 60 categories: the rows that Payload
// writes, with those of its feed, so that front servers and Medusa follow as after an editor's
// work. Pictures and texts are those of the demo's products. Usage: `npm start` in one terminal,
// then PRODUCTS=10000 node tests/bench/many-products.ts with the same settings.

type Fields = Record<string, unknown>

/** A document in Payload's tables. */
interface Document {
  row: Fields
  locales: Fields[]
  rels: Fields[]
}

const perInsert = 500

/** Payload's `version_` columns of a document's own columns. */
const asVersion = (fields: Fields, without: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) =>
      without.includes(name) ? [name, value] : [`version_${name}`, value],
    ),
  )

class Filler {
  readonly #database: Client

  constructor(database: Client) {
    this.#database = database
  }

  async rows(query: string, values: unknown[] = []): Promise<Fields[]> {
    return (
      await this.#database.query(`select to_jsonb(found) as one from (${query}) found`, values)
    ).rows.map(({ one }) => one)
  }

  async #insert(table: string, rows: readonly Fields[]): Promise<void> {
    for (let at = 0; at < rows.length; at += perInsert) {
      const some = rows.slice(at, at + perInsert)
      const columns = Object.keys(some[0] ?? {}).map((name) => `"${name}"`)
      await this.#database.query(
        `insert into "${table}" (${columns}) select ${columns}
         from jsonb_populate_recordset(null::"${table}", $1)`,
        [JSON.stringify(some)],
      )
    }
  }

  /** The first unused id; the sequence continues after `count` of them. */
  async #reserve(table: string, count: number): Promise<number> {
    const { rows } = await this.#database.query<{ first: number }>(
      `select setval(pg_get_serial_sequence($1, 'id'),
         nextval(pg_get_serial_sequence($1, 'id')) + $2) - $2 as first`,
      [table, count],
    )
    return Number(rows[0]?.first)
  }

  /** Inserts published documents with their newest version and a publication each. */
  async publish(name: string, documents: readonly Document[]): Promise<number[]> {
    if (documents.length === 0) return []
    const first = await this.#reserve(name, documents.length)
    const firstVersion = await this.#reserve(`_${name}_v`, documents.length)
    const of = (firstId: number, pick: 'locales' | 'rels') =>
      documents.flatMap((one, at) => one[pick].map((row) => ({ ...row, at: firstId + at })))
    const parented = (rows: Fields[], key: string) =>
      rows.map(({ at, ...row }) => ({ ...row, [key]: at }))
    await this.#insert(
      name,
      documents.map(({ row }, at) => ({ ...row, id: first + at })),
    )
    await this.#insert(`${name}_locales`, parented(of(first, 'locales'), '_parent_id'))
    await this.#insert(`${name}_rels`, parented(of(first, 'rels'), 'parent_id'))
    await this.#insert(
      `_${name}_v`,
      documents.map(({ row: { id: _id, ...row } }, at) => ({
        ...asVersion(row, []),
        id: firstVersion + at,
        parent_id: first + at,
        latest: true,
        created_at: row.created_at,
        updated_at: row.updated_at,
      })),
    )
    await this.#insert(
      `_${name}_v_locales`,
      parented(of(firstVersion, 'locales'), '_parent_id').map((row) =>
        asVersion(row, ['_locale', '_parent_id']),
      ),
    )
    await this.#insert(
      `_${name}_v_rels`,
      parented(of(firstVersion, 'rels'), 'parent_id').map((row) => ({
        ...row,
        path: `version.${row.path}`,
      })),
    )
    const ids = documents.map((_, at) => first + at)
    await this.#insert(
      'publications',
      ids.map((id) => ({
        resource: name,
        document_id: String(id),
        operation: 'upsert',
        created_at: new Date().toISOString(),
        updated_at: new Date().toISOString(),
      })),
    )
    return ids
  }
}

const now = new Date().toISOString()
const published = { state: 'active', _status: 'published', created_at: now, updated_at: now }

const named = (locale: Fields, vi: string, en: string): Fields => ({
  ...locale,
  name: locale._locale === 'vi' ? vi : en,
})

function productFrom(template: Document, n: number, categories: readonly number[]): Document {
  const [vi, en] = namesOfProduct(n)
  const rels = template.rels.filter(({ path }) => n % 10 === 0 || path !== 'categories')
  const none = Object.fromEntries(Object.keys(rels[0] ?? {}).map((name) => [name, null]))
  const category = categories[n % categories.length]
  return {
    row: {
      ...template.row,
      ...published,
      slug: `${slugify(vi)}-${n}`,
      price: 59_000 + ((n * 7919) % 840) * 1000,
      order: -n,
      sold_start: (n * 7919) % 500,
      stock_start: 1000,
      search_text: normaliseText(`${vi} ${en}`),
    },
    locales: template.locales.map((locale) => named(locale, vi, en)),
    rels: [...rels, { ...none, order: 9, path: 'categories', categories_id: category }],
  }
}

export async function fillWithProducts(databaseUrl: string, wanted: number): Promise<void> {
  const database = new Client(databaseUrl)
  await database.connect()
  try {
    await database.query('begin')
    const filler = new Filler(database)
    const documents = async (name: string, hasRels: boolean): Promise<Document[]> => {
      const rows = await filler.rows(
        `select * from ${name} where _status = 'published' order by id`,
      )
      const locales = await filler.rows(`select * from ${name}_locales`)
      const rels = hasRels ? await filler.rows(`select * from ${name}_rels order by id`) : []
      const without = ({ id: _id, _parent_id, parent_id, ...fields }: Fields) => fields
      return rows.map((row) => ({
        row,
        locales: locales.filter(({ _parent_id }) => _parent_id === row.id).map(without),
        rels: rels.filter(({ parent_id }) => parent_id === row.id).map(without),
      }))
    }
    const categories = await documents('categories', false)
    const isMade = ({ row }: Document) => Number(row.order) < 0
    if (!categories.some(isMade)) {
      const templates = categories
      await filler.publish(
        'categories',
        productKinds.map(([vi, en], index) => {
          const template = templates[index % templates.length] as Document
          const { row, locales } = template
          return {
            row: { ...row, ...published, slug: `nhom-${slugify(vi)}`, order: -1 - index },
            locales: locales.map((locale) => named(locale, vi, en)),
            rels: [],
          }
        }),
      )
    }
    const made = (await documents('categories', false)).filter(isMade)
    const ids = made.map(({ row }) => Number(row.id))
    const products = await documents('products', true)
    const templates = products.filter((one) => !isMade(one))
    const from = products.length
    const fresh = Array.from({ length: Math.max(0, wanted - from) }, (_, index) =>
      productFrom(templates[index % templates.length] as Document, from + index, ids),
    )
    await filler.publish('products', fresh)
    await database.query('commit')
    await database.query('analyze')
    console.log(`${fresh.length} products published, ${from + fresh.length} in all`)
  } finally {
    await database.end()
  }
}

if (import.meta.main) {
  const { contentDatabase } = await findRunningShop()
  await fillWithProducts(contentDatabase.owner, Number(process.env.PRODUCTS || 10_000))
}

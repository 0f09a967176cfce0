import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { contentKey, initialStock } from './environment'
import { workerAddresses } from './worker-addresses'

export interface FakeProduct {
  id: number
  name: { vi: string; en: string | null }
  slug: string
  price: number | null
  stock_start: number
  state: string
  _status: string
  thub: { filename: string; sizes: { small: { filename: string } } } | null
}

export function fakeProduct(id: number, price = 100_000): FakeProduct {
  return {
    id,
    name: { vi: `Sản phẩm ${id}`, en: `Product ${id}` },
    slug: `san-pham-${id}`,
    price,
    stock_start: initialStock,
    state: 'active',
    _status: 'published',
    thub: { filename: `p${id}.webp`, sizes: { small: { filename: `p${id}-500x500.webp` } } },
  }
}

interface FakePublication {
  id: number
  resource: string
  documentId: string
  operation: string
  createdAt: string
}

/**
 * Implements the part of the content application's REST that commerce reads, and can simulate an
 * outage.
 */
export class FakeContent {
  readonly products = new Map<number, FakeProduct>()
  publications: FakePublication[] = []
  /** As saved by staff; null before. */
  delivery: object | null = null
  /** As published by editors; empty before. */
  company: object = {}
  /** Words of emails, with both languages in each field. */
  emails: object[] = []
  /** Test emails by their token. */
  readonly testEmails = new Map<string, object>()
  requests = 0
  url = ''
  private server: Server | undefined
  private nextPublication = 1

  /** Stores the product and publishes it. */
  publish(product: FakeProduct): void {
    this.products.set(product.id, product)
    this.announce(product.id)
  }

  /** Deletes the product, or withdraws its publication. */
  remove(id: number): void {
    this.products.delete(id)
    this.announce(id)
  }

  /** Saves the delivery rules. */
  publishDelivery(rules: object): void {
    this.delivery = { ...rules, createdAt: new Date().toISOString() }
    this.announce('', undefined, 'deliveryinfo')
  }

  /** Publishes the company data. */
  publishCompany(company: object): void {
    this.company = company
    this.announce('', undefined, 'nasinfo')
  }

  /** Publishes the words of all emails. */
  publishEmails(emails: object[]): void {
    this.emails = emails
    this.announce('', undefined, 'emails')
  }

  announce(document: number | '', id = this.nextPublication, resource = 'products'): void {
    this.nextPublication = Math.max(this.nextPublication, id + 1)
    const createdAt = new Date(Date.now() + id).toISOString()
    const entry = { resource, documentId: String(document), operation: 'upsert' }
    this.publications.push({ id, createdAt, ...entry })
    this.publications.sort((a, b) => a.id - b.id)
  }

  /** Reserves a number that becomes visible only when `announce` is called with it. */
  reserveNumber(): number {
    const id = this.nextPublication
    this.nextPublication += 1
    return id
  }

  /** Listens at the address that the application under test uses for content. */
  async start(): Promise<void> {
    this.url = (await workerAddresses()).contentUrl
    this.server = createServer((request, response) => {
      this.requests += 1
      const allowed = request.headers.authorization === `clients API-Key ${contentKey}`
      const { pathname, searchParams } = new URL(request.url ?? '/', this.url)
      const docs = allowed ? this.answer(pathname, searchParams) : undefined
      const status = allowed ? 200 : 403
      response.writeHead(docs ? status : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(docs ?? { errors: [{ message: 'Not Found' }] }))
    })
    this.server.listen(Number(new URL(this.url).port))
    await once(this.server, 'listening')
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections()
    this.server?.close()
    this.server = undefined
  }

  private answer(path: string, query: URLSearchParams) {
    if (path === '/api/globals/deliveryinfo') return this.delivery ?? {}
    if (path === '/api/globals/nasinfo') return this.company
    if (path.startsWith('/api/emails/tests/')) return this.testEmails.get(path.slice(18)) ?? {}
    const all = this.select(path, query)
    if (all === undefined) return undefined
    const limit = Number(query.get('limit'))
    const page = Number(query.get('page') ?? 1)
    const docs = all.slice((page - 1) * limit, page * limit)
    return { docs, hasNextPage: page * limit < all.length }
  }

  private select(path: string, query: URLSearchParams): unknown[] | undefined {
    if (path === '/api/products') {
      const wanted = query.get('where[id][in]')?.split(',').map(Number)
      const all = [...this.products.values()].filter(({ _status }) => _status === 'published')
      return wanted ? all.filter(({ id }) => wanted.includes(id)) : all
    }
    if (path === '/api/emails') return this.emails
    if (path !== '/api/publications') return undefined
    const after = Number(query.get('where[id][greater_than]') ?? 0)
    const found = this.publications.filter(({ id }) => id > after)
    return query.get('sort') === '-id' ? found.reverse() : found
  }
}

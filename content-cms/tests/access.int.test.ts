import config from '@payload-config'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, content, type Role, roles, unique } from './support/content'
import { makePublished } from './support/published'

type Operation = 'create' | 'read' | 'update' | 'delete'
type Expectation = Record<Operation, Role[]>

const none: Expectation = { create: [], read: [], update: [], delete: [] }
const publishers: Role[] = ['editor', 'manager']
const accounts: Role[] = ['contributor', ...publishers]
const editorial: Expectation = {
  create: publishers,
  read: ['reader', ...accounts],
  update: publishers,
  delete: publishers,
}
/** Contributors create drafts; their changes are drafts too (`contributors.int.test.ts`). */
const drafted: Expectation = { ...editorial, create: accounts }
const byStaff: Expectation = {
  create: ['writer', ...accounts],
  read: ['reader', ...accounts],
  update: ['writer', ...publishers],
  delete: ['writer', ...publishers],
}
const picture: Expectation = {
  create: ['writer', ...accounts],
  read: ['reader', 'writer', ...accounts],
  update: publishers,
  delete: ['writer', ...publishers],
}
/** Data of customers; staff with the role write them through the shop. */
const request: Expectation = {
  create: ['writer'],
  read: ['writer'],
  update: ['writer'],
  delete: [],
}
const forEditors: Expectation = {
  create: accounts,
  read: accounts,
  update: accounts,
  delete: accounts,
}
const counted: Expectation = { ...none, read: accounts, delete: publishers }

/** The permissions. A collection or global that is not named here fails the test. */
const collections: Record<string, Expectation> = {
  products: byStaff,
  categories: drafted,
  subcategories: editorial,
  traits: editorial,
  tips: editorial,
  payments: editorial,
  banners: drafted,
  clubs: byStaff,
  blogs: drafted,
  faqs: drafted,
  policies: drafted,
  sections: drafted,
  works: drafted,
  'featured-works': editorial,
  innovations: drafted,
  media: picture,
  folders: { ...forEditors, create: publishers, update: publishers, delete: publishers },
  films: { ...forEditors, update: publishers, delete: publishers },
  places: byStaff,
  redirects: editorial,
  // A migration writes them.
  emails: { ...none, read: ['reader', ...accounts], update: publishers },
  // Editors also cancel plans that are waiting (`plans.int.test.ts`).
  plans: { ...none, create: publishers, read: accounts },
  reviews: { ...none, read: accounts },
  distributors: request,
  supports: request,
  // Lists contain only the own account of a contributor or an editor (`contributors.int.test.ts`).
  users: { create: ['manager'], read: accounts, update: ['manager'], delete: ['manager'] },
  clients: none,
  publications: { ...none, read: ['reader', ...accounts] },
  searches: counted,
  'missing-pages': counted,
  'payload-kv': none,
  'payload-locked-documents': forEditors,
  'payload-migrations': none,
  'payload-preferences': forEditors,
}

const globals: Record<string, Pick<Expectation, 'read' | 'update'>> = {
  siteinfo: { read: ['reader', ...accounts], update: publishers },
  nasinfo: { read: ['reader', ...accounts], update: publishers },
  bannerinfo: { read: ['reader', ...accounts], update: publishers },
  menuinfo: { read: ['reader', ...accounts], update: publishers },
  emptyinfo: { read: ['reader', ...accounts], update: publishers },
  homeinfo: { read: ['reader', ...accounts], update: publishers },
  searchinfo: { read: ['reader', ...accounts], update: publishers },
  deliveryinfo: { read: ['reader', ...accounts], update: ['writer'] },
}

const refusals = new Set([401, 403, 501])
const { collections: configured, globals: configuredGlobals } = await config

/** Preferences cannot be listed or updated by id: each editor has only the own rows. */
const ownRowsOnly = new Set(['payload-preferences'])

async function idOf(slug: string): Promise<number> {
  if (slug === 'products' || slug === 'clubs' || slug === 'places') return makePublished(slug)
  if (slug !== 'users') return 999_999_999
  const payload = await content()
  const [email, password] = [`${unique('colleague')}@nas.example`, unique('secret')]
  const data = { email, password, role: 'editor' as const }
  return (await payload.create({ collection: 'users', data })).id
}

async function attempt(role: Role, slug: string, operation: Operation): Promise<number> {
  const body = {}
  if (operation === 'read') return (await call(role, `${slug}?limit=1`)).status
  if (operation === 'create') return (await call(role, slug, { method: 'POST', body })).status
  const path = `${slug}/${await idOf(slug)}`
  if (operation === 'update') return (await call(role, path, { method: 'PATCH', body })).status
  return (await call(role, path, { method: 'DELETE' })).status
}

describe('access to collections', () => {
  it('is declared for each of them', () => {
    expect(configured.map(({ slug }) => slug).sort()).toEqual(Object.keys(collections).sort())
  })

  const cases = configured
    .filter(({ slug }) => !ownRowsOnly.has(slug))
    .flatMap(({ slug }) =>
      (['create', 'read', 'update', 'delete'] as const).flatMap((operation) =>
        roles.map((role) => ({ slug, operation, role })),
      ),
    )
  it.each(cases)('$slug: $operation by $role', async ({ slug, operation, role }) => {
    const allowed = collections[slug]?.[operation].includes(role) ?? false
    const status = await attempt(role, slug, operation)
    expect(refusals.has(status), `answered ${status}`).toBe(!allowed)
    expect(status, 'no failure of the server itself').not.toBe(500)
  })
})

describe('access to globals', () => {
  it('is declared for each of them', () => {
    expect(configuredGlobals.map(({ slug }) => slug).sort()).toEqual(Object.keys(globals).sort())
  })

  const cases = configuredGlobals.flatMap(({ slug }) => roles.map((role) => ({ slug, role })))
  it.each(cases)('$slug by $role', async ({ slug, role }) => {
    const read = await call(role, `globals/${slug}`)
    expect(refusals.has(read.status)).toBe(!globals[slug]?.read.includes(role))
    const update = await call(role, `globals/${slug}`, { method: 'POST', body: {} })
    expect(refusals.has(update.status)).toBe(!globals[slug]?.update.includes(role))
  })
})

describe('routes beside the collections', () => {
  beforeAll(async () => void (await call('editor', 'users/me')))

  it.each([
    ['GET', 'products/versions'],
    ['GET', 'media/file/any.webp'],
    ['GET', 'films/file/any.mp4'],
    ['GET', 'payload-preferences/nav'],
    ['POST', 'payload-preferences/nav'],
    ['POST', 'users/first-register'],
    ['POST', 'clients/first-register'],
    ['POST', 'users/unlock'],
    ['POST', 'emails/1/test'],
    ['GET', 'emails/tests/1'],
  ])('%s %s is closed to visitors', async (method, path) => {
    const body =
      method === 'POST' ? { email: 'x@nas.example', password: 'x', value: {} } : undefined
    expect(refusals.has((await call('anonymous', path, { method, body })).status)).toBe(true)
  })

  it.each(
    (['reader', 'writer'] as const).flatMap((role) =>
      ['products/versions', 'payload-preferences/nav'].map((path) => ({ role, path })),
    ),
  )('$path is closed to the $role', async ({ role, path }) => {
    expect((await call(role, path)).status).toBe(403)
  })

  it.each([
    ['POST', 'products/published'],
    ['PATCH', 'clubs/published/1'],
    ['GET', 'distributors/search'],
    ['GET', 'supports/search'],
  ])('%s %s is only for the writer', async (method, path) => {
    const body = method === 'GET' ? undefined : { vi: {} }
    for (const role of roles) {
      const { status } = await call(role, path, { method, body })
      expect(status === 403, `${role}: ${status}`).toBe(role !== 'writer')
    }
  })

  it('shows the internal note only to the writer', async () => {
    const payload = await content()
    const data = { name: 'An', phone: '0912345678', order_code: 'NAS1', state: 'new' as const }
    const { id } = await payload.create({
      collection: 'supports',
      data: { ...data, note: 'inside' },
    })
    const read = await (await call('writer', `supports/${id}`)).json()
    expect(read).toMatchObject({ note: 'inside' })
    for (const role of ['anonymous', 'reader'] as const) {
      expect((await call(role, `supports/${id}`)).status).toBe(403)
    }
    await call('writer', `supports/${id}`, { method: 'PATCH', body: { note: 'called' } })
    expect((await payload.findByID({ collection: 'supports', id })).note).toBe('called')
  })

  it('reports its health publicly, and nothing else', async () => {
    const answer = await call('anonymous', 'health')
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
  })

  it('has no GraphQL', async () => {
    const body = { query: '{ Products { totalDocs } }' }
    expect((await call('editor', 'graphql', { method: 'POST', body })).status).toBe(404)
  })

  it('does not allow managers to delete themselves', async () => {
    const { user } = (await (await call('manager', 'users/me')).json()) as { user: { id: number } }
    expect((await call('manager', `users/${user.id}`, { method: 'DELETE' })).status).toBe(403)
  })
})

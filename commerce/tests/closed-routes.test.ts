import { globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { expect, test, vi } from 'vitest'
import { useShop } from './support/shop'

const { shop } = useShop()

interface Route {
  method: string
  path: string
}

/** Every route of Medusa itself, with a value for each path parameter. */
function medusaRoutes(): Route[] {
  const folder = join(dirname(require.resolve('@medusajs/medusa/package.json')), 'dist/api')
  return globSync('**/route.js', { cwd: folder }).flatMap((file) => {
    const place = dirname(file).split(sep).join('/')
    const path = `/${place.replaceAll(/\[\w+\]/g, 'any')}`
    const methods = readFileSync(join(folder, file), 'utf8').matchAll(
      /exports\.(GET|POST|PUT|PATCH|DELETE) = (?!void)/g,
    )
    return [...methods].map(([, method = '']) => ({ method, path }))
  })
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const callers = {
  staff: async () => bearer(await shop.staffToken()),
  'a member': async () => bearer(await shop.memberToken()),
  'the shop’s server': () => shop.machine(),
  'an anonymous caller': async () => ({}),
}

const routes = medusaRoutes()
/** Routes for one test: few enough that it stays far from its time limit on a busy machine. */
const routesEach = 50
const parts = Array.from({ length: Math.ceil(routes.length / routesEach) }, (_, part) => part)
const cases = Object.keys(callers).flatMap((caller) =>
  parts.map((part) => [caller as keyof typeof callers, part] as const),
)

test('finds the routes of Medusa', () => {
  expect(routes.length).toBeGreaterThan(300)
})

test.each(cases)('rejects %s at every route of Medusa, part %d', async (caller, part) => {
  const headers = await callers[caller]()
  const answered: unknown[] = []
  for (const { method, path } of routes.slice(part * routesEach, (part + 1) * routesEach)) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {}
    const { status } = await shop.ask(path, { method, headers, body })
    if (status !== 404 && status !== 401) answered.push({ method, path, status })
  }
  expect(answered).toEqual([])
})

test.each(['/admin/shop/me', '/store/shop/shippings'])('%s is open', async (path) => {
  expect((await shop.ask(path, { token: await shop.staffToken() })).status).toBe(200)
})

test.each([
  '/admin/shopping',
  '/admin//api-keys',
  '/store/shop/../../admin/api-keys',
  '/ADMIN/users',
])('%s does not reach a closed route', async (path) => {
  const { status } = await shop.ask(path, { token: await shop.staffToken() })
  expect([401, 404]).toContain(status)
})

test('/ready names the unavailable dependency', async () => {
  expect(await shop.ask('/ready')).toEqual({ status: 200, body: { ready: true, missing: [] } })
  const pool = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  vi.spyOn(pool, 'raw').mockRejectedValueOnce(new Error('the database is unavailable'))
  expect(await shop.ask('/ready')).toEqual({
    status: 503,
    body: { ready: false, missing: ['database'] },
  })
  const cache = shop.container.resolve(Modules.CACHE)
  vi.spyOn(cache, 'get').mockRejectedValueOnce(new Error('Redis is unavailable'))
  expect((await shop.ask('/ready')).body).toEqual({ ready: false, missing: ['redis'] })
})

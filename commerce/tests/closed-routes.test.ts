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

/** Every route that Medusa itself has, with something in the place of its parameters. */
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

test('none of Medusa’s own routes answers, whoever asks', async () => {
  const routes = medusaRoutes()
  expect(routes.length).toBeGreaterThan(300)
  const callers = [
    { authorization: `Bearer ${await shop.staffToken()}` },
    { authorization: `Bearer ${await shop.memberToken()}` },
    await shop.machine(),
    {},
  ]
  const answered: unknown[] = []
  for (const headers of callers) {
    for (const { method, path } of routes) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : {}
      const { status } = await shop.ask(path, { method, headers, body })
      if (status !== 404 && status !== 401) answered.push({ method, path, status })
    }
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
])('%s is not let in for its looks', async (path) => {
  const { status } = await shop.ask(path, { token: await shop.staffToken() })
  expect([401, 404]).toContain(status)
})

test('/ready says what is missing', async () => {
  expect(await shop.ask('/ready')).toEqual({ status: 200, body: { ready: true, missing: [] } })
  const pool = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  vi.spyOn(pool, 'raw').mockRejectedValueOnce(new Error('the database is away'))
  expect(await shop.ask('/ready')).toEqual({
    status: 503,
    body: { ready: false, missing: ['database'] },
  })
  const cache = shop.container.resolve(Modules.CACHE)
  vi.spyOn(cache, 'get').mockRejectedValueOnce(new Error('Redis is away'))
  expect((await shop.ask('/ready')).body).toEqual({ ready: false, missing: ['redis'] })
})

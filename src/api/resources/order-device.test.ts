import { expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { orderBody } from '../../../tests/support/order-body.ts'

const path = '/api/app/createorder'

it('knows a browser by the signed cookie of its first order', async () => {
  const api = apiUnderTest({})
  const order = (cookie: string) =>
    api.call('POST', path, { body: { data: orderBody }, headers: { cookie } })
  const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie') ?? ''

  const first = cookieOf(await order(''))
  expect(first).toMatch(/^__Host-nas_device=[\w-]+\.[\w-]+; .*HttpOnly; Secure; SameSite=Strict$/)
  const [cookie = ''] = first.split(';')
  await order(cookie)
  await order(cookie.replace('=', '=0'))
  await order('__Host-nas_device=a.b.c')

  const [made, again, forged, malformed] = api.commerce.origins.map((origin) => origin?.device)
  expect(again).toEqual({ mark: made?.mark, known: true })
  for (const one of [made, forged, malformed]) expect(one?.known).toBe(false)
  expect(new Set([made, forged, malformed].map((one) => one?.mark)).size).toBe(3)
})

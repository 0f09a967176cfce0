import { beforeEach, describe, expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'

let api: ReturnType<typeof apiUnderTest>

beforeEach(() => {
  api = apiUnderTest()
})

const arrange = (body: object, as: 'staff' | 'member' = 'staff') =>
  api.call('POST', '/api/app/arrange', { as, body })

async function listed(): Promise<number[]> {
  const { body } = await api.get('/api/products?sort=order:desc,id:desc&fields=id', 'staff')
  return body.data.map(({ id }: { id: number }) => id)
}

describe('POST /app/arrange', () => {
  it('puts a product below another one, for everybody', async () => {
    const before = await listed()
    const [first, second, ...rest] = before
    const last = before.at(-1)
    const { status, body } = await arrange({ of: 'products', id: last, below: first })
    expect([status, body.data.changed > 0]).toEqual([200, true])
    expect(await listed()).toEqual([first, last, second, ...rest.slice(0, -1)])
    expect((await arrange({ of: 'products', id: last, below: null })).status).toBe(200)
    expect((await listed())[0]).toBe(last)
  })

  it('changes nothing for what is there already', async () => {
    const [first, second] = await listed()
    const { body } = await arrange({ of: 'products', id: second, below: first })
    expect(body.data).toEqual({ changed: 0 })
    expect(api.contentWriter.written).toEqual([])
  })

  it.each([
    [{ of: 'products', id: 999_999, below: null }, 404],
    [{ of: 'products', id: 5, below: 999_999 }, 404],
    [{ of: 'orders', id: 5, below: null }, 400],
    [{ of: 'products', id: 'x', below: null }, 400],
    [{ of: 'products', id: 5 }, 400],
  ])('refuses %j', async (body, status) => {
    expect((await arrange(body)).status).toBe(status)
  })

  it('is for staff', async () => {
    expect((await arrange({ of: 'products', id: 5, below: null }, 'member')).status).toBe(403)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../src/api/endpoints.ts'
import { given } from '../support/env.ts'
import { api } from '../support/shop.ts'
import { startPart, stopPart } from '../support/stack-control.ts'

/** An answer must come in the time of a good one, whatever is down. */
const timeoutMs = 3000

interface Answered {
  call: string
  status: number
  retryAfter: string | null
  inTime: boolean
}

async function send(method: string, path: string, token: string): Promise<Answered> {
  const started = performance.now()
  const response = await fetch(`${given('SHOP_URL')}/api${path.replace(':id', '1')}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    redirect: 'manual',
  })
  await response.arrayBuffer()
  return {
    call: `${method} ${path}`,
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    inTime: performance.now() - started < timeoutMs,
  }
}

let staff: string

beforeAll(async () => {
  const body = { identifier: given('STAFF_EMAIL'), password: given('STAFF_PASSWORD') }
  staff = (await api<{ jwt: string }>('/auth/local', { method: 'POST', body })).body.jwt
})

describe('with Medusa stopped', () => {
  beforeAll(() => stopPart('commerce'))
  afterAll(() => startPart('commerce'))

  it('every call with a token is 503 and says when to come again: nobody can tell whose it is', async () => {
    const answers = await Promise.all(
      endpoints.map(({ method, path }) => send(method, path, staff)),
    )
    expect(
      answers.filter(({ status, retryAfter, inTime }) => {
        return status !== 503 || retryAfter === null || !inTime
      }),
    ).toEqual([])
  })
})

describe('with Payload stopped', () => {
  beforeAll(() => stopPart('content'))
  afterAll(() => startPart('content'))

  it('every list of staff is answered from memory or is 503', async () => {
    const lists = endpoints.filter(({ method, queries, path, access }) => {
      return method === 'GET' && queries !== undefined && !path.includes(':') && access !== 'member'
    })
    const answers = await Promise.all(lists.map(({ method, path }) => send(method, path, staff)))
    const kept = answers.filter(({ status, inTime }) => status === 200 && inTime)
    const down = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter !== null)
    expect(down.map(({ call }) => call)).toEqual([
      ...['GET /distributors', 'GET /supports'],
      ...['GET /app/export/distributors', 'GET /app/export/supports'],
    ])
    expect(kept).toHaveLength(lists.length - down.length)
  })
})

import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { given } from '../support/env.ts'
import { unclear } from '../support/unclear-messages.ts'

/** The status lines of a server's answers to raw bytes; the shop's by default. */
async function statusesOf(bytes: string, server = given('SHOP_URL')): Promise<string[]> {
  const { hostname, port } = new URL(server)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write(bytes)
  await once(socket, 'close')
  return [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status = '']) => status)
}

it.each(Object.entries(unclear))(
  'a request with %s is rejected, and nothing after it is read',
  async (_, bytes) => {
    expect(await statusesOf(bytes)).toEqual(['400'])
  },
)

describe.each(['SHOP_URL', 'CONTENT_URL', 'COMMERCE_URL', 'VNPAY_SIMULATOR_URL'])('%s', (name) => {
  it.each([
    ['two Host headers', 'GET /health HTTP/1.1\r\nHost: shop\r\nHost: other\r\n\r\n', '400'],
    ['TRACE', 'TRACE /api/users/login HTTP/1.1\r\nHost: shop\r\n\r\n', '405'],
  ])('refuses %s', async (_, bytes, status) => {
    expect(await statusesOf(bytes, given(name))).toEqual([status])
  })
})

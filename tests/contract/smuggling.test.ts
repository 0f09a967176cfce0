import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { given } from '../support/env.ts'

const { hostname, port } = new URL(given('SHOP_URL'))

/** The status lines with which the shop answers raw bytes. */
async function statusesOf(bytes: string): Promise<string[]> {
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write(bytes)
  await once(socket, 'close')
  return [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status = '']) => status)
}

const post = 'POST /api/auth/local HTTP/1.1\r\nHost: shop\r\n'
const hidden = 'GET /health HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n'

/** Messages for which a proxy and the server could see different ends. */
const unclear = {
  'two kinds of length': `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'two lengths': `${post}Content-Length: 0\r\nContent-Length: 60\r\n\r\n${hidden}`,
  'a space before the colon': `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'a coding that is none': `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
  'lines that end early': `GET /health HTTP/1.1\nHost: shop\n\n${hidden}`,
  'a header that goes on': `${post}Content-Length: 0\r\nX-A: 1\r\n Content-Length: 60\r\n\r\n${hidden}`,
}

it.each(Object.entries(unclear))(
  'a request with %s is rejected, and nothing after it is read',
  async (_, bytes) => {
    expect(await statusesOf(bytes)).toEqual(['400'])
  },
)

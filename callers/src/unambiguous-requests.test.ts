import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { refuseAmbiguousRequests } from './unambiguous-requests.ts'

const handler = vi.fn((_request, response) => response.end())
let server: Server
let stop: () => void

beforeAll(async () => {
  stop = refuseAmbiguousRequests()
  server = createServer(handler).on('checkContinue', handler).listen(0)
  await once(server, 'listening')
})
afterAll(() => {
  stop()
  server.close()
})

/** The status line and the headers of the answer to raw bytes. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write(bytes)
  await once(socket, 'close')
  return answer
}

it.each([
  ['two Host headers', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n', 400],
  ['the same Host twice', 'GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n', 400],
  [
    'two Host headers and Expect',
    'POST / HTTP/1.1\r\nHost: a\r\nHost: b\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\n',
    400,
  ],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
])('%s never reaches the application', async (_, bytes, status) => {
  handler.mockClear()
  expect(await answerTo(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(handler).not.toHaveBeenCalled()
})

it('passes other requests on, once each', async () => {
  handler.mockClear()
  const request = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  expect(await answerTo(request)).toMatch(/^HTTP\/1.1 200 /)
  expect(handler).toHaveBeenCalledTimes(1)
})

import { createServer } from 'node:http'

/** An edge in a process of its own. It answers with the address that it was given, or tells of a call and dies. */
createServer(async (request, response) => {
  if (request.url === '/edge') return response.end()
  const parts = await request.toArray().catch(() => null)
  if (parts === null) return
  const body = Buffer.concat(parts).toString()
  process.send?.({ url: request.url, body })
  if (request.url === '/dies') process.kill(process.pid, 'SIGKILL')
  response.setHeader('X-Edge', process.pid)
  const answer = request.headers['x-forwarded-for'] ?? ''
  return setTimeout(() => response.end(answer), 20)
}).listen(Number(process.argv[2]), '127.0.0.1')

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Params } from './signature.ts'

export interface NoticeTaker {
  url: string
  /** The notices that came, oldest first. */
  taken: Params[]
  close(): void
}

/** The shop's side of a notice. @param answers RspCodes in turn; the last one goes on */
export async function takeNotices(...answers: string[]): Promise<NoticeTaker> {
  const taken: Params[] = []
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    const RspCode = answers[Math.min(taken.length, answers.length - 1)] ?? '00'
    taken.push(Object.fromEntries(searchParams))
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ RspCode, Message: 'of the tests' }))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/notice`, taken, close: () => server.close() }
}

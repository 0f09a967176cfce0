import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface StoredDocument {
  id: number
  [field: string]: unknown
}

/** A Payload REST API with state that only the machine key may read. */
export async function startFakePayload(apiKey: string) {
  const collections = new Map<string, StoredDocument[]>()
  const globals = new Map<string, Record<string, unknown>>()
  let answersLeft = Number.POSITIVE_INFINITY
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake')
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    }
    if (answersLeft <= 0) return answer(500, { errors: [{ message: 'broken' }] })
    answersLeft -= 1
    if (request.headers.authorization !== `clients API-Key ${apiKey}`) return answer(403, {})
    const [, , name = '', global] = url.pathname.split('/')
    if (name === 'globals') return answer(200, globals.get(global ?? '') ?? {})
    const after = Number(url.searchParams.get('where[id][greater_than]') ?? 0)
    const wanted = url.searchParams.get('where[id][in]')?.split(',').map(Number)
    const limit = Number(url.searchParams.get('limit') ?? 10)
    const page = Number(url.searchParams.get('page') ?? 1)
    const matching = (collections.get(name) ?? [])
      .filter(({ id }) => id > after && (!wanted || wanted.includes(id)))
      .sort((a, b) => (url.searchParams.get('sort') === '-id' ? b.id - a.id : a.id - b.id))
    const docs = matching.slice((page - 1) * limit, page * limit)
    answer(200, { docs, hasNextPage: matching.length > page * limit })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    put(name: string, document: StoredDocument): void {
      const others = (collections.get(name) ?? []).filter(({ id }) => id !== document.id)
      collections.set(name, [...others, document])
    },
    remove(name: string, id: number): void {
      collections.set(
        name,
        (collections.get(name) ?? []).filter((one) => one.id !== id),
      )
    },
    putGlobal: (name: string, document: Record<string, unknown>) => globals.set(name, document),
    fail(on: boolean): void {
      answersLeft = on ? 0 : Number.POSITIVE_INFINITY
    },
    failAfter(answers: number): void {
      answersLeft = answers
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

import { newPaths, type Question } from './questions.ts'

interface Counted {
  total: number
  listed: number
  /** Records at any depth. */
  records: number
  bytes: number
}

function recordsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const below = Object.values(value).reduce((sum: number, one) => sum + recordsIn(one), 0)
  return below + ('attributes' in value ? 1 : 0)
}

async function count(url: string): Promise<Counted> {
  const response = await fetch(url)
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} was answered ${response.status}: ${text}`)
  const { data, meta } = JSON.parse(text)
  return {
    total: meta.pagination.total,
    listed: data.length,
    records: recordsIn(data),
    bytes: Buffer.byteLength(text),
  }
}

/**
 * Sends every path of the question to both servers, as a repeated and as a new one.
 * @returns the bytes of both answers to the repeated question
 * @throws Error when the total, the length of the list or the number of populated records differs
 *   between the servers, or is 0
 */
export async function assertSameAnswers(
  [shop, strapi]: [string, string],
  question: Question,
): Promise<[number, number]> {
  const news = newPaths(question)
  const paths = question.paths.flatMap((path) => [path, news.next().value])
  const sizes: [number, number][] = []
  for (const path of paths) {
    const [ours, theirs] = [await count(`${shop}/api${path}`), await count(`${strapi}/api${path}`)]
    sizes.push([ours.bytes, theirs.bytes])
    for (const what of ['total', 'listed', 'records'] as const) {
      if (ours[what] === theirs[what] && ours[what] > 0) continue
      throw new Error(`${path}: ${what} ${ours[what]} in the shop, ${theirs[what]} in Strapi`)
    }
  }
  return sizes[0] ?? [0, 0]
}

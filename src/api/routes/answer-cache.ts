import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { ReadModel } from '../../content/read-model.ts'
import { cacheUntilChange } from '../content-view/cache-until-change.ts'

const maxBytes = 48 * 1024 * 1024
const largestAnswer = 3 * 1024 * 1024
/** Size of an answer with its compressed form, as a share of its body. */
const withCompressed = 1.5

const compress = promisify(brotliCompress)

export class KnownAnswer {
  readonly body: Buffer<ArrayBuffer>
  #brotli: Promise<Buffer<ArrayBuffer>> | undefined

  constructor(body: Buffer<ArrayBuffer>) {
    this.body = body
  }

  /** Compressed when it is first requested, outside the serving thread. */
  brotli(): Promise<Buffer<ArrayBuffer>> {
    this.#brotli ??= compress(this.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    return this.#brotli
  }
}

const answers = cacheUntilChange<KnownAnswer>({
  maxSize: maxBytes,
  maxEntrySize: largestAnswer,
  sizeCalculation: ({ body }, question) =>
    Math.ceil(withCompressed * body.length) + 2 * question.length,
})

/** @param question the path with its query string; errors are not cached */
export async function knownAnswer(
  content: ReadModel,
  question: string,
  answer: () => Promise<unknown> | unknown,
): Promise<KnownAnswer> {
  const cache = answers(content)
  const known = cache.get(question)
  if (known !== undefined) return known
  const given = await answer()
  const body = Buffer.isBuffer(given) ? given : Buffer.from(JSON.stringify(given))
  const made = new KnownAnswer(body as Buffer<ArrayBuffer>)
  cache.set(question, made)
  return made
}

import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { ReadModel } from '../../content/read-model.ts'

const maxBytes = 48 * 1024 * 1024
const largestAnswer = 3 * 1024 * 1024
/** Size of an answer with its compressed form, as a share of its body. */
const withCompressed = 1.5

const compress = promisify(brotliCompress)

/** A response that depends only on public content: JSON in UTF-8. */
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

/** Caches responses that depend only on public content until any content changes. */
export class AnswerCache {
  #version = 0
  readonly #content: ReadModel
  readonly #answers = new LRUCache<string, KnownAnswer>({
    maxSize: maxBytes,
    maxEntrySize: largestAnswer,
    sizeCalculation: ({ body }, question) =>
      Math.ceil(withCompressed * body.length) + 2 * question.length,
  })

  constructor(content: ReadModel) {
    this.#content = content
  }

  /** @param question the path with its query string; errors are not cached */
  async get(question: string, answer: () => Promise<unknown> | unknown): Promise<KnownAnswer> {
    const { version } = this.#content
    if (version !== this.#version) this.#answers.clear()
    this.#version = version
    const known = this.#answers.get(question)
    if (known !== undefined) return known
    const given = await answer()
    const body = Buffer.isBuffer(given) ? given : Buffer.from(JSON.stringify(given))
    const made = new KnownAnswer(body as Buffer<ArrayBuffer>)
    // Content may have changed while the response was computed.
    if (this.#content.version === version) this.#answers.set(question, made)
    return made
  }
}

const caches = new WeakMap<ReadModel, AnswerCache>()

export function answerCacheOf(content: ReadModel): AnswerCache {
  const known = caches.get(content)
  if (known) return known
  const made = new AnswerCache(content)
  caches.set(content, made)
  return made
}

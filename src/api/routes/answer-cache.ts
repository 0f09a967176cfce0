import { LRUCache } from 'lru-cache'
import type { ReadModel } from '../../content/read-model.ts'

const maxBytes = 32 * 1024 * 1024
const largestAnswer = 2 * 1024 * 1024

/** Caches responses that depend only on public content, as JSON, until any content changes. */
export class AnswerCache {
  #version = 0
  readonly #content: ReadModel
  readonly #answers = new LRUCache<string, string>({
    maxSize: maxBytes,
    maxEntrySize: largestAnswer,
    sizeCalculation: (answer, question) => 2 * (answer.length + question.length),
  })

  constructor(content: ReadModel) {
    this.#content = content
  }

  /** @param question the path with its query string; errors are not cached */
  async get(question: string, answer: () => Promise<unknown> | unknown): Promise<string> {
    const { version } = this.#content
    if (version !== this.#version) this.#answers.clear()
    this.#version = version
    const known = this.#answers.get(question)
    if (known !== undefined) return known
    const made = JSON.stringify(await answer())
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

import { LRUCache } from 'lru-cache'
import type { ReadModel } from '../content/read-model.ts'

const mostBytes = 32 * 1024 * 1024
const largestAnswer = 2 * 1024 * 1024

/** Answers made of public content alone, as JSON, until any content changes. */
export class KeptAnswers {
  #version = 0
  readonly #content: ReadModel
  readonly #answers = new LRUCache<string, string>({
    maxSize: mostBytes,
    maxEntrySize: largestAnswer,
    sizeCalculation: (answer, question) => 2 * (answer.length + question.length),
  })

  constructor(content: ReadModel) {
    this.#content = content
  }

  /** @param question the path with its query string; what it throws is not kept */
  async get(question: string, answer: () => Promise<unknown> | unknown): Promise<string> {
    const { version } = this.#content
    if (version !== this.#version) this.#answers.clear()
    this.#version = version
    const known = this.#answers.get(question)
    if (known !== undefined) return known
    const made = JSON.stringify(await answer())
    // Content may have changed while the answer was made.
    if (this.#content.version === version) this.#answers.set(question, made)
    return made
  }
}

const keptOf = new WeakMap<ReadModel, KeptAnswers>()

export function keptAnswers(content: ReadModel): KeptAnswers {
  const known = keptOf.get(content)
  if (known) return known
  const made = new KeptAnswers(content)
  keptOf.set(content, made)
  return made
}

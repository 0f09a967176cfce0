import { setTimeout as sleep } from 'node:timers/promises'
import { given } from '../../support/env.ts'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: the storm looks into answers of every shape
  body: any
  location: string | null
}

export interface Question {
  method: string
  /** Below the shop's address. */
  path: string
  body?: object
  headers?: Record<string, string>
}

const timeoutMs = 20_000
const longestPauseMs = 2000
const giveUpMs = 180_000

/** Counts of server errors by status, and of missing responses. */
export const troubles = new Map<string, number>()

function note(trouble: string): null {
  troubles.set(trouble, (troubles.get(trouble) ?? 0) + 1)
  return null
}

/** @returns null without a response, or when the server is temporarily unavailable */
export async function askOnce(question: Question, withinMs = timeoutMs): Promise<Answer | null> {
  const { method, path, body, headers = {} } = question
  try {
    const response = await fetch(`${given('SHOP_URL')}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(withinMs),
      redirect: 'manual',
    })
    const text = await response.text()
    if (response.status >= 500) return note(`${response.status} ${path.replace(/\?.*|\d+/g, '')}`)
    const location = response.headers.get('location')
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return { status: response.status, body: isJson ? JSON.parse(text) : text, location }
  } catch {
    return note('no answer')
  }
}

/**
 * Retries with growing pauses until there is a response, like a good client.
 * @throws Error after minutes without one
 */
export async function persist(question: Question): Promise<Answer> {
  const began = Date.now()
  for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const answer = await askOnce(question)
    if (answer !== null) return answer
    if (Date.now() - began > giveUpMs) {
      throw new Error(`${question.method} ${question.path}: no answer`)
    }
    await sleep(pauseMs)
  }
}

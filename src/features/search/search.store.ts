import { type FoundPage, longestSearch } from '@nas/contract/search'
import { atom } from 'nanostores'
import { type Found, findPages, findProducts } from './find-products.ts'
import { noteSearch } from './last-searches.ts'
import { emptyQuestion, type SearchQuestion } from './search-question.ts'

/** In ms, SPEC §9. */
export const typingPause = 400

export type SearchResults =
  /** `former` are the previous results, which stay visible. */
  | { state: 'loading'; former: Found | null }
  | { state: 'failed'; offline: boolean }
  | { state: 'ready'; answered: SearchQuestion; found: Found; more: 'none' | 'loading' | 'failed' }

const unasked: SearchResults = { state: 'loading', former: null }

export const $question = atom<SearchQuestion>(emptyQuestion)

export const $searchResults = atom<SearchResults>(unasked)

/** Other content for the same words. */
export const $searchPages = atom<readonly FoundPage[]>([])

/** The typed words in the spelling of the shop's texts, when it differs. */
export const $meant = atom<string | null>(null)

/** Shown when nothing was found. */
export const $bestSellers = atom<Found | null>(null)

/** The last sent query; the address is updated to it. */
export const $asked = atom<SearchQuestion | null>(null)

let timer: ReturnType<typeof setTimeout> | undefined
let running = new AbortController()

function shownNow(): Found | null {
  const results = $searchResults.get()
  if (results.state === 'ready') return results.found
  return results.state === 'loading' ? results.former : null
}

/** Sends the query at once; the response to an earlier one is ignored. */
export async function askNow(): Promise<void> {
  clearTimeout(timer)
  running.abort()
  running = new AbortController()
  const { signal } = running
  const question = $question.get()
  $asked.set(question)
  $meant.set(null)
  $searchResults.set({ state: 'loading', former: shownNow() })
  try {
    const found = await findProducts(question, 0, signal)
    if (signal.aborted) return
    $searchResults.set({ state: 'ready', answered: question, found, more: 'none' })
    void complete(question, found, signal)
  } catch {
    const offline = navigator.onLine === false
    if (!signal.aborted) $searchResults.set({ state: 'failed', offline })
  }
}

/** Loads what stands beside the products; the results are complete without it. */
async function complete({ text }: SearchQuestion, found: Found, signal: AbortSignal) {
  const words = text.trim()
  if (words !== '' && found.total > 0) noteSearch(words)
  const bestSellers = { ...emptyQuestion, sort: 'sold:desc' } as const
  const [more, best] = await Promise.allSettled([
    words === '' ? { pages: [], meant: null } : findPages(words, signal),
    found.total > 0 ? null : findProducts(bestSellers, 0, signal),
  ])
  if (signal.aborted) return
  const { pages, meant } = more.status === 'fulfilled' ? more.value : { pages: [], meant: null }
  $searchPages.set(pages)
  $meant.set(meant)
  $bestSellers.set(best.status === 'fulfilled' ? best.value : null)
}

/**
 * Stores typed text and queries after a pause. Text under composition counts as typed: phones
 * compose every word, so waiting for the end would prevent any search.
 */
export function typeText(text: string): void {
  $question.set({ ...$question.get(), text: text.slice(0, longestSearch) })
  clearTimeout(timer)
  const asked = $asked.get()?.text.trim()
  if (asked !== $question.get().text.trim()) timer = setTimeout(() => void askNow(), typingPause)
}

export function choose(part: Partial<SearchQuestion>): void {
  $question.set({ ...$question.get(), ...part })
  void askNow()
}

/** Loads the next page of the list; products that have moved meanwhile are not listed twice. */
export async function askMore(): Promise<void> {
  const results = $searchResults.get()
  if (results.state !== 'ready' || results.more === 'loading') return
  const { answered, found } = results
  const { signal } = running
  $searchResults.set({ ...results, more: 'loading' })
  try {
    const next = await findProducts(answered, found.products.length, signal)
    if (signal.aborted) return
    const known = new Set(found.products.map(({ id }) => id))
    const fresh = next.products.filter(({ id }) => !known.has(id))
    const products = [...found.products, ...fresh]
    // An empty page ends a list that is shorter than its reported count.
    const total = next.products.length === 0 ? products.length : next.total
    $searchResults.set({ ...results, found: { products, total }, more: 'none' })
  } catch {
    if (!signal.aborted) $searchResults.set({ ...results, more: 'failed' })
  }
}

/** Shows this query unless its results are already displayed. */
export function openQuestion(question: SearchQuestion): void {
  const same = JSON.stringify(question) === JSON.stringify($asked.get())
  $question.set(question)
  if (!same || $searchResults.get().state === 'failed') void askNow()
}

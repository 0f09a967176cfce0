import { longestSearch } from '@nas/contract/search'
import { searchOf } from '../../content/paged-lists.ts'

/** SPEC §9; the first is the default and is not written. */
export const searchSorts = ['order:desc', 'price:asc', 'price:desc', 'sold:desc'] as const
export type SearchSort = (typeof searchSorts)[number]

export interface SearchQuestion {
  /** Typed text; empty shows suggestions. */
  text: string
  sort: SearchSort
  /** Id of a subcategory; '' for all. */
  group: string
}

export const emptyQuestion: SearchQuestion = { text: '', sort: searchSorts[0], group: '' }

// Lists of the underlying page have their own `sort` in the same address.
const names = { text: 'q', sort: 'q-sort', group: 'q-sub' } as const

/** The query in an address; null when there is none. Unknown choices are ignored, long texts cut. */
export function readQuestion(search: string): SearchQuestion | null {
  const query = new URLSearchParams(search)
  const text = query.get(names.text)
  if (text === null) return null
  const group = query.get(names.group) ?? ''
  return {
    text: text.slice(0, longestSearch),
    sort: searchSorts.find((sort) => sort === query.get(names.sort)) ?? searchSorts[0],
    group: /^[1-9]\d{0,8}$/.test(group) ? group : '',
  }
}

/** The address's query string with the search, or without it; all other parameters are kept. */
export function writeQuestion(search: string, question: SearchQuestion | null): string {
  const query = new URLSearchParams(search)
  for (const name of Object.values(names)) query.delete(name)
  if (question !== null) {
    query.set(names.text, question.text.trim())
    if (question.sort !== searchSorts[0]) query.set(names.sort, question.sort)
    if (question.group !== '') query.set(names.group, question.group)
  }
  return searchOf(query)
}

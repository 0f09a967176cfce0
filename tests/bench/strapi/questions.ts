import { randomInt } from 'node:crypto'
import type { Records } from './records.ts'

export interface Question {
  name: string
  /** Paths below `/api` that differ in a value; the first one is the repeated question. */
  paths: string[]
}

const sorted = 'sort=order:desc,id:desc&pagination[pageSize]=25'

const sorts = ['order:desc,id:desc', 'price:asc,id:desc', 'sold:desc,id:desc', 'id:asc']

const words = ['kem', 'da', 'tinh chất', 'sữa', 'nước', 'viên', 'dịu', 'chống nắng']

function search(word: string): string {
  const value = encodeURIComponent(word)
  const filters = `filters[$or][0][name][$containsi]=${value}&filters[$or][1][title][$containsi]=${value}`
  return `/products?${filters}&populate=thub&${sorted}`
}

/** Lists that the shop's pages request, about records that both servers have. */
export const questionsAbout = ({ categories, products }: Records): Question[] => [
  {
    name: '25 products with all relations',
    paths: sorts.map((sort) => `/products?populate=*&sort=${sort}&pagination[pageSize]=25`),
  },
  {
    name: 'Products of a category',
    paths: categories.map(
      ({ slug }) =>
        `/products?filters[categories][slug][$eq]=${slug}&populate[0]=thub&populate[1]=subcategories&${sorted}`,
    ),
  },
  {
    name: 'One product by slug',
    paths: products.map(
      ({ slug }) =>
        `/products?filters[slug]=${slug}&populate[thub]=*&populate[related][populate][0]=thub`,
    ),
  },
  { name: 'Search in name and title', paths: words.map(search) },
]

/**
 * Endless addresses that no one has requested before: the paths in turn, each with another bound
 * that every id is below, so that no server has the answer from an earlier request.
 */
export function* newPaths({ paths }: Question): Generator<string, never> {
  for (let bound = randomInt(1_000_000, 2_000_000_000); ; bound += 1) {
    yield `${paths[bound % paths.length]}&filters[$and][0][id][$lt]=${bound}`
  }
}

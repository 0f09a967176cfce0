import type { CollectionName } from '../../content/schema.ts'
import type { SingleName } from '../../content/singles.ts'
import type { Access } from '../endpoint.ts'

export interface ContentCollection {
  name: CollectionName
  /** Who may list, and so read one (contract part 0). */
  read: Access
  count?: true
  /** Attributes that may be asked for as a bare parameter. */
  equals?: readonly string[]
}

/** Collections answered from the read model. What is not listed is not on the wire. */
export const contentCollections: readonly ContentCollection[] = [
  { name: 'products', read: 'all' },
  { name: 'categories', read: 'all', count: true },
  { name: 'subcategories', read: 'all' },
  { name: 'banners', read: 'all' },
  { name: 'tips', read: 'all' },
  { name: 'clubs', read: 'all' },
  { name: 'blogs', read: 'all' },
  { name: 'faqs', read: 'all' },
  { name: 'places', read: 'all' },
  { name: 'payments', read: 'all' },
  { name: 'provinces', read: 'all' },
  { name: 'districts', read: 'all' },
  { name: 'wards', read: 'all' },
  { name: 'featured-works', read: 'all' },
  { name: 'works', read: 'all', count: true, equals: ['url'] },
  { name: 'innovations', read: 'all', count: true, equals: ['url'] },
]

export const contentSingles: readonly SingleName[] = ['siteinfo', 'nasinfo', 'bannerinfo']

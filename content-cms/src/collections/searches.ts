import { label } from '../labels'
import { countedCollection } from './counted'

/** Searches that found no product (ADR 0183). */
export const searches = countedCollection({
  slug: 'searches',
  singular: label('Tìm không thấy', 'Search without a result'),
  plural: label('Tìm không thấy', 'Searches without a result'),
  text: { name: 'words', label: label('Từ khách gõ', 'Words'), maxLength: 100 },
})

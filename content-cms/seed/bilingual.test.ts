import { expect, it } from 'vitest'
import { inEnglish, inVietnamese } from './bilingual'

const document = {
  slug: 'kem',
  name: { vi: 'Kem', en: 'Cream' },
  palette: { wall: '#000000', soft: '#FFFFFF' },
  tips: [1, 2],
}

it('saves every field in Vietnamese first', () => {
  expect(inVietnamese(document)).toEqual({ ...document, name: 'Kem' })
})

it('saves only the words in English after it', () => {
  expect(inEnglish(document)).toEqual({ name: 'Cream' })
})

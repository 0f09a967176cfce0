import { describe, expect, it } from 'vitest'
import { sampleContent } from '../../../tests/support/sample-content.ts'
import { createReader } from '../../content/reader.ts'
import { readingMinutes, relatedArticles } from './articles.ts'

it('puts articles of the same topic first, newest first, without the article itself', () => {
  const model = sampleContent()
  const [sample] = createReader(model).list('clubs')
  if (sample === undefined) throw new Error('the sample has no article')
  const add = (id: number, type: string, day: string) =>
    model.table('clubs').put({
      ...sample,
      id,
      type,
      slug: `bai-${id}`,
      published_at: `2026-${day}T00:00:00.000Z`,
    })
  model.table('clubs').delete(sample.id)
  add(1, 'news', '03-01')
  add(2, 'skincare', '01-01')
  add(3, 'skincare', '02-01')
  add(4, 'knowledge', '04-01')
  const reader = createReader(model)
  const own = reader.get('clubs', 2)
  expect(own && relatedArticles(reader, 'club', own).map(({ id }) => id)).toEqual([3, 4, 1])
})

describe('readingMinutes', () => {
  it.each([
    ['', 1],
    ['<p>một hai</p><p>ba</p>', 1],
    [`<p>${'từ '.repeat(660)}</p>`, 3],
  ])('counts words, not tags', (html, minutes) => {
    expect(readingMinutes(html)).toBe(minutes)
  })
})

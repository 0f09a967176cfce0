import { describe, expect, it } from 'vitest'
import { sampleContent } from '../../../tests/support/sample-content.ts'
import { ReadModel } from '../../content/read-model.ts'
import { createReader } from '../../content/reader.ts'
import { pageSections } from './page-sections.ts'

const reader = createReader(sampleContent())

describe('sections of a page', () => {
  it('start with the heading, and group those without a picture', () => {
    const { head, blocks } = pageSections(reader, 'about', 'vi')
    expect(head).toMatchObject({ name: 'Phần 3', link: { label: 'Hỏi đáp', address: '/vn/faq' } })
    expect(head?.picture?.alt).toBe('Ảnh 1')
    expect(blocks).toHaveLength(2)
    expect(blocks[0]).toMatchObject({ row: { name: 'Phần 2' } })
    expect(blocks[1]).toMatchObject({ cards: [{ name: 'Phần 1', link: null }, { name: 'Phần 5' }] })
  })

  it('fall back to Vietnamese without English text', () => {
    const { blocks } = pageSections(reader, 'about', 'en')
    const card = { name: 'Section 1', html: '<p>Từ năm 2019.</p>' }
    expect(blocks[1]).toMatchObject({ cards: [card, { name: 'Section 5' }] })
  })

  it('are empty before the editors have written any', () => {
    const empty = createReader(ReadModel.empty())
    expect(pageSections(empty, 'contact', 'vi')).toEqual({ head: undefined, blocks: [] })
  })
})

import { expect, it, vi } from 'vitest'
import { sampleContent } from '../../../tests/support/sample-content.ts'
import { sampleCategory } from '../../../tests/support/sample-records.ts'
import { knownAnswer } from './answer-cache.ts'

const textOf = async (...asked: Parameters<typeof knownAnswer>) =>
  (await knownAnswer(...asked)).body.toString()

it('computes a response once, and again after any content has changed', async () => {
  const content = sampleContent()
  const answer = vi.fn(() => ({ names: content.table('categories').rows().length }))
  expect(await textOf(content, '/api/x', answer)).toBe('{"names":3}')
  expect(await textOf(content, '/api/x', answer)).toBe('{"names":3}')
  expect(answer).toHaveBeenCalledTimes(1)
  content.table('categories').put(sampleCategory(4, { slug: 'moi' }))
  expect(await textOf(content, '/api/x', answer)).toBe('{"names":4}')
})

it('does not cache a response during which content changed', async () => {
  const content = sampleContent()
  await knownAnswer(content, '/api/x', () => {
    content.table('categories').delete(1)
    return 'old'
  })
  expect(await textOf(content, '/api/x', () => 'new')).toBe('"new"')
})

it('distinguishes whole query strings, and does not cache failures', async () => {
  const content = sampleContent()
  await expect(
    knownAnswer(content, '/api/x?a=1', () => {
      throw new Error('refused')
    }),
  ).rejects.toThrow('refused')
  expect(await textOf(content, '/api/x?a=1', () => 1)).toBe('1')
  expect(await textOf(content, '/api/x?a=2', () => 2)).toBe('2')
})

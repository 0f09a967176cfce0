import { expect, it, vi } from 'vitest'
import { ReadModel } from '../../src/content/read-model.ts'
import { onRedirectsChange } from './redirects.ts'

it('a change of the list, and of nothing else, purges redirects', () => {
  const content = ReadModel.empty()
  const purge = vi.fn()
  onRedirectsChange(content, purge)
  const stamps = { createdAt: '', updatedAt: '' }
  content.table('redirects').put({ id: 1, from: '/cu', to: '/blog', ...stamps })
  content.table('redirects').delete(1)
  expect(purge).toHaveBeenCalledTimes(2)
  content.table('faqs').put({ id: 1, question: 'A', ...stamps })
  expect(purge).toHaveBeenCalledTimes(2)
})

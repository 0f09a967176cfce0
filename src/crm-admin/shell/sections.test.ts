import { expect, it } from 'vitest'
import { sectionsFor } from './sections.ts'

it('offers a search in every section with a list, to those who may open it', () => {
  const searched = (may: Parameters<typeof sectionsFor>[0]) =>
    sectionsFor(may).flatMap(({ to, hasSearch }) => (hasSearch ? [to] : []))
  expect(sectionsFor(() => true).filter(({ hasSearch }) => !hasSearch)).toMatchObject([
    { to: '/' },
    { to: '/delivery' },
    { to: '/vat' },
  ])
  expect(searched((permission) => permission === 'staff')).toEqual(['/trail'])
})

import { expect, it } from 'vitest'
import { sampleContent } from '../../tests/support/sample-content.ts'
import { sampleWork } from '../../tests/support/sample-records.ts'
import { ReadModel } from './read-model.ts'
import { createReader } from './reader.ts'
import { filteredWorks, workFilters } from './work-filters.ts'

const namesFor = (slug: string | null, reader = createReader(sampleContent())) => {
  const filter = workFilters(reader).find((one) => one.slug === slug) ?? null
  return filteredWorks(reader, filter).map(({ name }) => name)
}

it('offers featured works, then each category, year and location once, newest year first', () => {
  const content = sampleContent()
  content.table('works').put(sampleWork(3, { category: 'Showroom', year: null, location: ' ' }))
  const slugs = workFilters(createReader(content)).map(({ slug }) => slug)
  expect(slugs).toEqual([
    'noi-bat',
    'loai-showroom',
    'loai-packaging',
    'nam-2026',
    'nam-2024',
    'tai-thanh-pho-da-nang',
  ])
})

it.each([
  [null, ['Dự án 2', 'Dự án 1']],
  ['noi-bat', ['Dự án 1']],
  ['loai-packaging', ['Dự án 2']],
  ['nam-2026', ['Dự án 1']],
  ['tai-thanh-pho-da-nang', ['Dự án 1']],
])('%s shows %j', (slug, names) => {
  expect(namesFor(slug)).toEqual(names)
})

it('offers featured works even when there are none', () => {
  expect(namesFor('noi-bat', createReader(ReadModel.empty()))).toEqual([])
})

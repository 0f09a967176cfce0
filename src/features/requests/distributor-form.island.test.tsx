import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { textsOf } from '../../i18n/translator.ts'
import { DistributorForm } from './distributor-form.island.tsx'

it('renders inactive on the server', () => {
  const texts = { ...textsOf('en', 'forms'), ...textsOf('en', 'business') }
  const html = renderToString(<DistributorForm locale="en" texts={texts} />)
  expect(html).toContain(texts.occupation)
  expect(html).toContain('<fieldset disabled="">')
  expect(html).not.toContain('data-ready')
})

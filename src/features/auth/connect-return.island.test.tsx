import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import vi from '../../i18n/locales/vi/connect.json'
import forms from '../../i18n/locales/vi/forms.json'
import { ConnectReturn } from './connect-return.island.tsx'

it('waits until the browser has read the address', () => {
  const html = renderToString(
    <ConnectReturn provider="google" locale="vi" texts={{ ...forms, ...vi }} />,
  )
  expect(html).toContain('data-island="connect-return"')
  expect(html).toContain(vi.waiting)
  expect(html).not.toContain(vi.home)
})

import { standardDelivery } from '@nas/domain/standard-delivery'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { textsOf } from '../i18n/translator.ts'
import { DeliveryNote } from './delivery-note.tsx'

it('reserves its space on the server, which does not know when the page is read', () => {
  const facts = { rules: standardDelivery, texts: textsOf('vi', 'delivery') }
  const html = renderToString(<DeliveryNote facts={facts} locale="vi" canChoose />)
  expect(html).toContain('visibility:hidden')
  expect(html).toContain('Nhận hàng 00-00/00')
  expect(html).toContain('(tùy tỉnh thành)')
  expect(html).toContain('Chọn tỉnh thành')
})

import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import addresses from '../i18n/locales/vi/addresses.json'
import card from '../i18n/locales/vi/card.json'
import forms from '../i18n/locales/vi/forms.json'
import likes from '../i18n/locales/vi/likes.json'
import member from '../i18n/locales/vi/member.json'
import order from '../i18n/locales/vi/order.json'
import own from '../i18n/locales/vi/orders.json'
import viewed from '../i18n/locales/vi/viewed.json'
import { MemberArea } from './member-area.island.tsx'

describe('MemberArea', () => {
  it('shows no personal data on the server', () => {
    const html = renderToString(
      <MemberArea
        locale="vi"
        texts={{
          member: { ...forms, ...member },
          addresses: { ...forms, ...addresses },
          orders: { own, order, forms },
          goods: { card, likes, viewed },
        }}
      />,
    )
    expect(html).toContain('data-island="member-area"')
    expect(html).toContain(`<h1>${member.title}</h1>`)
    expect(html).not.toContain('data-ready')
    expect(html).not.toContain('role="tab"')
  })
})

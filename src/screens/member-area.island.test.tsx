import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Namespace } from '../i18n/catalogues.ts'
import { textsOf } from '../i18n/translator.ts'
import { MemberArea } from './member-area.island.tsx'

const vi = <N extends Namespace>(namespace: N) => textsOf('vi', namespace)
const [forms, member] = [vi('forms'), vi('member')]

describe('MemberArea', () => {
  it('shows no personal data on the server', () => {
    const html = renderToString(
      <MemberArea
        locale="vi"
        texts={{
          member: { ...forms, ...member },
          addresses: { ...forms, ...vi('addresses') },
          orders: { own: vi('orders'), order: vi('order'), forms },
          goods: { card: vi('card'), likes: vi('likes'), viewed: vi('viewed') },
        }}
      />,
    )
    expect(html).toContain('data-island="member-area"')
    expect(html).toContain(`<h1>${member.title}</h1>`)
    expect(html).not.toContain('data-ready')
    expect(html).not.toContain('role="tab"')
  })
})

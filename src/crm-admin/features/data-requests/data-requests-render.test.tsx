import { describe, expect, it } from 'vitest'
import { listOptions } from '../../kit/list/list-page.ts'
import { renderScreen } from '../../routes/render-screen.fixture.tsx'
import { dataRequestList } from './data-request-list.ts'

const request = (attributes: object) => ({
  id: 'datareq_1',
  attributes: {
    kind: 'erasure',
    source: 'phone',
    state: 'overdue',
    received_at: '2026-11-20T13:00:00.000Z',
    due_at: '2026-11-23T16:59:59.999Z',
    open_until: '2026-11-23T16:59:59.999Z',
    answered_at: null,
    contact: '0356781235',
    note: 'Gọi lại buổi sáng',
    answer: null,
    purpose: null,
    member: null,
    order: null,
    order_code: null,
    who: 'Mai',
    ...attributes,
  },
})

describe('the requests about personal data', () => {
  it('are listed with kind, person, state, deadline and the button that answers them', async () => {
    const rows = [
      request({}),
      request({ contact: null, source: 'guest', order: 12, order_code: 'NAS261128-048213K' }),
      request({ contact: null, source: 'member', kind: 'export', member: 'cus_1', state: 'open' }),
      request({
        contact: null,
        kind: 'withdrawal',
        purpose: 'marketing',
        state: 'answered',
        answered_at: '2026-11-21T02:05:00.000Z',
      }),
    ].map(dataRequestList.rowOf)
    const page = { rows, total: rows.length, capped: false, next: null, previous: null }
    const known = listOptions(dataRequestList, {}).queryKey
    const html = await renderScreen('/supports/data-requests', [[known, page]])
    for (const text of [
      '+84 356 781 235',
      '/crm-admin/orders/12',
      '/crm-admin/users/cus_1',
      'Quá hạn',
      'Chờ trả lời',
      '20/11/2026 20:00:00',
      '23/11/2026<',
      'Rút lại đồng ý: Nhận email quảng cáo',
      '21/11/2026 09:05:00',
    ])
      expect(html).toContain(text)
    expect(html.match(/aria-label="Đã trả lời: /g)).toHaveLength(3)
  })

  it('ignores values of the address that no filter has', async () => {
    const known = listOptions(dataRequestList, { state: 'overdue' }).queryKey
    const page = { rows: [], total: 0, capped: false, next: null, previous: null }
    const address = '/supports/data-requests?state=overdue&kind=none&x=1'
    expect(await renderScreen(address, [[known, page]])).toContain('Không có kết quả phù hợp')
  })
})

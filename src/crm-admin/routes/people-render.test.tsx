import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { customerOptions, personOptions } from '../features/orders/person.api.ts'
import { distributorFrom, supportFrom } from '../features/requests/request.ts'
import {
  distributorOptions,
  supportList,
  supportOptions,
  supportsOfOptions,
} from '../features/requests/request-lists.ts'
import { reviewFrom, reviewList, reviewOptions } from '../features/reviews/review-list.ts'
import { userList } from '../features/users/user-list.ts'
import {
  addressesOfOptions,
  ordersOfOptions,
  userAccountOptions,
  userOptions,
} from '../features/users/users.api.ts'
import { keysOf, listOptions } from '../kit/list/list-page.ts'
import { renderScreen as render } from './render-screen.fixture.tsx'

const at = '2026-11-21T02:05:00.000Z'
const stamps = { createdAt: at, updatedAt: at }
const work = { state: 'new', order: 0, assignee: null, note: null, ...stamps } as const

const support = (changes = {}) =>
  supportFrom({
    id: 7,
    attributes: {
      name: 'Đỗ Thị Mến',
      phone: '0912345678',
      type: 'returns',
      order_code: 'NAS261121-42A',
      message: 'Hộp bị <b>móp</b>',
      ...work,
      ...changes,
    },
  })

const user = userList.rowOf({
  id: 'cus_1',
  username: 'men.do',
  email: 'men@nas.test',
  provider: 'google',
  confirmed: true,
  blocked: true,
  fullname: 'Đỗ Thị Mến',
  phone: '0912345678',
  gender: null,
  ...stamps,
  role: { id: 1, name: 'Authenticated', description: '', type: 'authenticated', duties: [] },
  purchases: { id: 'cus_1', orders: 3, spent: 590000, last_order: at },
})

const pageOf = (row: unknown) => ({
  rows: [row],
  total: 1,
  capped: false,
  next: null,
  previous: null,
})

function expectAll(html: string, texts: string[]): void {
  for (const text of texts) expect(html).toContain(text)
}

describe('screens of people', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error')
  })
  afterEach(() => {
    expect(console.error).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  it('shows the person behind an order by its phone, without the phone in any address', async () => {
    const note = { id: 'n1', call: 'no_answer', call_at: null, who: 'Mai', at } as const
    const of = { code: 'NAS261121-42A', words: 'Gọi buổi chiều' }
    const person = {
      phone: '0912345678',
      orders: [
        {
          id: 42,
          code: of.code,
          state: 'confirm',
          payment_kind: 'cod',
          name: 'Chị Mến',
          at,
          total: 590000,
        },
      ],
      notes: [{ ...note, ...of, order: 42 }],
      members: [{ id: 'cus_1', name: 'Đỗ Thị Mến' }],
    }
    const figures = { orders: 3, open: 1, delivered: 1, refused: 1, returned: 0, cancelled: 1 }
    const block = { reason: 'Bom hàng', who: 'Lan', at }
    const known: [readonly unknown[], unknown][] = [
      [personOptions(42).queryKey, person],
      [customerOptions(42).queryKey, { ...figures, value: 590000, first_at: at, cod_block: block }],
      [supportsOfOptions(person.phone).queryKey, [support()]],
    ]
    const html = await render('/orders/42/person', known)
    expectAll(html, [
      'Khách hàng +84 912 345 678',
      'href="/crm-admin/orders/42"',
      'href="/crm-admin/users/cus_1"',
      'href="/crm-admin/supports/7"',
      'Đã xác nhận',
      'Không nghe máy',
      'Gọi buổi chiều',
      'Cho phép COD lại',
    ])
    expect(html).not.toMatch(/href="\/crm-admin[^"]*912345678/)
    const packer = await render('/orders/42/person', known, ['warehouse'])
    expect(packer).toContain('Không nghe máy')
    for (const withheld of ['/supports/7', 'COD lại']) expect(packer).not.toContain(withheld)
  })

  it('lists users with their orders', async () => {
    const html = await render('/users', [[listOptions(userList, {}).queryKey, pageOf(user)]])
    expectAll(html, [
      'href="/crm-admin/users/cus_1"',
      'men@nas.test',
      'Thành viên',
      '+84 912 345 678',
      '590.000đ',
      '21/11/2026',
      'Bị khóa',
    ])
  })

  it('names the role type of staff beside their roles', async () => {
    const role = { id: 2, name: 'Admin', description: '', type: 'admin', duties: ['warehouse'] }
    const staff = { ...user, role }
    const html = await render('/users', [[listOptions(userList, {}).queryKey, pageOf(staff)]])
    expect(html).toContain('Nhân viên (admin), Kho')
  })

  it('shows a person with notes, consents and the block of cash on delivery', async () => {
    const account = {
      viewed: [],
      connections: [],
      has_password: true,
      cod_blocked: true,
      cod_blocked_phone: '0987654321',
      consents: [{ purpose: 'marketing', granted: false, version: '2026-11', at }],
      notes: [{ id: 'n1', words: 'Gọi <i>trước</i>', author: null, at }],
    }
    const html = await render('/users/cus_1', [
      [userOptions('cus_1').queryKey, user],
      [userAccountOptions('cus_1').queryKey, account],
      [ordersOfOptions('cus_1').queryKey, []],
      [addressesOfOptions('cus_1').queryKey, []],
      [[...keysOf('supports').all, 'of', '0912345678'], [support()]],
    ])
    expectAll(html, [
      'Đỗ Thị Mến',
      'value="+84 912 345 678"',
      'Gọi &lt;i&gt;trước&lt;/i&gt;',
      'Nhân viên đã nghỉ',
      'Nhận email quảng cáo',
      'Không đồng ý',
      'Đang chặn: tài khoản này và số +84 987 654 321',
      'Cho phép lại',
      'href="/crm-admin/supports/7"',
      'Đổi trả, hoàn tiền',
    ])
  })

  it('lists requests with the name of their problem and the person in charge', async () => {
    const row = support({ assignee: 'lan@nas.test' })
    const html = await render('/supports', [[listOptions(supportList, {}).queryKey, pageOf(row)]])
    expectAll(html, [
      'href="/crm-admin/supports/7"',
      'Đổi trả, hoàn tiền',
      'href="/crm-admin/orders?q=NAS261121-42A"',
      'Lan Trần',
      'Mới',
    ])
  })

  it('shows a request with its next step, also without an order', async () => {
    const html = await render('/supports/7', [
      [supportOptions(7).queryKey, support({ order_code: null, note: 'Đã gọi' })],
    ])
    expectAll(html, [
      'Yêu cầu số 7',
      'Không về đơn hàng nào',
      'Hộp bị &lt;b&gt;móp&lt;/b&gt;',
      'Nhận xử lý',
      'Đã gọi',
    ])
    const done = await render('/supports/7', [
      [supportOptions(7).queryKey, support({ state: 'done', type: 'Khác hẳn' })],
    ])
    expectAll(done, ['Mở lại', 'Khác hẳn'])
  })

  it('shows a distributor', async () => {
    const partner = distributorFrom({
      id: 5,
      attributes: {
        name: 'Spa An',
        phone: '0912345678',
        occupation: 'Chủ spa',
        company: null,
        province: 'Huế',
        district: null,
        ward: null,
        address: '1 Lê Lợi',
        ...work,
      },
    })
    const html = await render('/distributor/5', [[distributorOptions(5).queryKey, partner]])
    expectAll(html, ['Đăng ký số 5', 'Chủ spa', '1 Lê Lợi', 'Nhận xử lý'])
  })

  const review = (changes = {}) =>
    reviewFrom({
      id: 'rating_1',
      attributes: {
        stars: 4,
        words: 'Thơm <b>dịu</b>',
        state: 'new',
        author: 'Mến',
        helpful: 2,
        reply: null,
        order_code: 'NAS261121-42A',
        reason: null,
        ...stamps,
        ...changes,
        product: { data: { id: 1, attributes: { name: 'Kem dưỡng', name_en: 'Cream' } } },
      },
    })

  it('lists reviews, and shows one with buttons to approve, reject and reply', async () => {
    const known: [key: readonly unknown[], data: unknown] = [
      listOptions(reviewList, {}).queryKey,
      pageOf(review()),
    ]
    expectAll(await render('/reviews', [known]), [
      'href="/crm-admin/reviews/rating_1"',
      'Kem dưỡng',
      '4 trên 5 sao',
      'Thơm &lt;b&gt;dịu&lt;/b&gt;',
      'Chờ duyệt',
    ])
    const waiting = await render('/reviews/rating_1', [
      [reviewOptions('rating_1').queryKey, review()],
    ])
    expectAll(waiting, ['Đánh giá: Kem dưỡng', 'Duyệt hiển thị', 'Không hiển thị'])
    const refused = await render('/reviews/rating_1', [
      [reviewOptions('rating_1').queryKey, review({ state: 'inactive', reason: 'Quảng cáo' })],
    ])
    expect(refused).toContain('Quảng cáo')
  })
})

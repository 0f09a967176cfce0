import type { AuditEntry } from '@nas/contract/audit-log/fields'
import { expect, it } from 'vitest'
import { auditLogWords } from './audit-log-words.ts'

const entry = (
  kind: string,
  before: AuditEntry['before'],
  after: AuditEntry['after'],
): AuditEntry => ({
  id: 'entry_1',
  at: '2026-11-23T03:00:00.000Z',
  staff: 'user_1',
  who: 'Lan',
  request: null,
  payment: 'cod',
  kind,
  subject: '1',
  before,
  after,
})

it.each([
  [
    'order',
    { state: 'new' },
    { state: 'cancel' },
    [
      'Trạng thái: Chờ xác nhận → Hệ thống đã hủy',
      'State: Waiting for confirmation → Cancelled by the system',
    ],
  ],
  [
    'stock',
    { on_hand: 5 },
    { on_hand: 9, reason: 'received', way: 'add' },
    [
      'Tồn kho: 5 → 9 | Lý do: Nhập hàng | Cách thay đổi: Cộng hoặc trừ',
      'On hand: 5 → 9 | Reason: Goods received | How: Added or taken away',
    ],
  ],
  [
    'user',
    { cod_blocked: false },
    { cod_blocked: true, email: 'changed' },
    [
      'Chặn thanh toán khi nhận hàng: không → có | Email: đã đổi',
      'Cash on delivery blocked: no → yes | Email: changed',
    ],
  ],
  [
    'user',
    {},
    { duties: 'manager, order-desk' },
    ['Phần việc: Quản lý, Xử lý đơn hàng', 'Duties: Manager, Order desk'],
  ],
  [
    'products',
    { price: 120000, name_en: 'A' },
    { price: 99000, name_en: 'B' },
    [
      'Giá: 120.000đ → 99.000đ | Tên (tiếng Anh): A → B',
      'Price: 120.000đ → 99.000đ | Name (English): A → B',
    ],
  ],
  [
    'clubs',
    {},
    { published_at: '2026-11-23T03:00:00.000Z', unheard_of: null },
    [
      'Ngày đăng: 23/11/2026 10:00:00 | unheard of: trống',
      'Published on: 23/11/2026 10:00:00 | unheard of: empty',
    ],
  ],
  [
    'order',
    { state: 'new', total: 1_290_000 },
    { state: 'confirm', total: 990_000 },
    [
      'Trạng thái: Chờ xác nhận → Đã xác nhận | Tổng cộng: 1.290.000đ → 990.000đ',
      'State: Waiting for confirmation → Confirmed | Total: 1.290.000đ → 990.000đ',
    ],
  ],
  [
    'media',
    {},
    { url: '/media/kem-duong.webp', filesize: 48_213 },
    ['Địa chỉ: kem-duong.webp | Dung lượng: 49 kB', 'Address: kem-duong.webp | File size: 49 kB'],
  ],
])('says a change of %s in the words of its reader', (kind, before, after, expected) => {
  const said = (['vi', 'en'] as const).map((locale) =>
    auditLogWords(locale)
      .changesOf(entry(kind, before, after))
      .map(
        (change) =>
          `${change.label}: ${change.before === null ? '' : `${change.before} → `}${change.after}`,
      )
      .join(' | '),
  )
  expect(said).toEqual(expected)
})

it('links the address of a file, and no other text', () => {
  const linked = (url: string) =>
    auditLogWords('vi').changesOf(entry('media', {}, { url }))[0]?.href
  expect(linked('/media/kem.webp')).toBe('/media/kem.webp')
  for (const other of ['//nas.example/kem.webp', 'javascript:alert(1)', 'kem.webp'])
    expect(linked(other)).toBe(null)
})

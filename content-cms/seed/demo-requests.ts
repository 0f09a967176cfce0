import { mock } from 'node:test'
import type { Payload } from 'payload'
import { Ledger } from './ledger'

export interface DemoOrder {
  code: string
  name: string
  phone: string
  state: string
  created_at: string
}

interface Request {
  name: string
  phone: string
  state: 'new' | 'processing' | 'done'
  assignee: string | null
  note: string | null
  /** In days. */
  age: number
}

interface Support extends Request {
  type: string
  order_code: string | null
  message: string
}

interface Distributor extends Request {
  occupation: string
  company: string | null
  province: string
  district: string | null
  ward: string | null
  address: string
}

const asked: [type: string, message: string, isOfOrder: boolean][] = [
  [
    'delivery',
    'Đơn của mình dự kiến giao hôm qua mà chưa thấy bưu tá gọi, shop kiểm tra giúp nhé.',
    true,
  ],
  ['advice', 'Da mình khô và nhạy cảm, nên bắt đầu với sản phẩm nào ạ?', false],
  ['wrong', 'Mình đặt hai chai nhưng trong hộp chỉ có một, nhờ shop xem lại.', true],
  ['payment', 'Mình đã chuyển khoản nhưng đơn vẫn báo chờ thanh toán.', true],
  ['product', 'Sản phẩm này dùng được cho phụ nữ mang thai không?', false],
  ['returns', 'Mình muốn đổi sang loại khác, hộp còn nguyên tem.', true],
  ['delivery', 'Nhờ shop giao sau 18 giờ, ban ngày nhà không có người.', true],
  ['feedback', 'Cảm ơn bạn tư vấn hôm trước, sản phẩm rất hợp với mẹ mình.', false],
  ['advice', 'Kem chống nắng này có dùng chung với vitamin C buổi sáng được không?', false],
  ['press', 'Tạp chí chúng tôi muốn phỏng vấn về nguyên liệu bản địa, xin liên hệ lại.', false],
]

const stateAt = (age: number, index: number) =>
  age < 4
    ? index % 3 === 2
      ? 'processing'
      : 'new'
    : age < 12 && index % 2 === 0
      ? 'processing'
      : 'done'

const noteOf = (state: string) =>
  state === 'done' ? 'Đã gọi lại, khách đồng ý với cách giải quyết.' : null

const hourMs = 3_600_000

/** Age of a request in days; it is sent some hours after its order and never in the future. */
function ageOf({ created_at }: DemoOrder, index: number, now: Date): number {
  const ordered = now.getTime() - new Date(created_at).getTime()
  const wrote = Math.max(ordered - (6 + (index % 7) * 9) * hourMs, (index + 1) * 0.4 * hourMs)
  return wrote / (24 * hourMs)
}

function supports(orders: readonly DemoOrder[], staff: string, now: Date): Support[] {
  return orders.flatMap((order, index) => {
    const question = asked[index % asked.length]
    if (question === undefined || index % 5 === 4) return []
    const [type, message, isOfOrder] = question
    const { code, name, phone } = order
    const age = ageOf(order, index, now)
    const state = stateAt(age, index)
    const order_code = isOfOrder ? code : null
    const assignee = state === 'new' ? null : staff
    return { name, phone, type, order_code, message, state, assignee, note: noteOf(state), age }
  })
}

const partners = [
  [
    'Chủ spa',
    'Spa Hương Tràm',
    'Tỉnh Lâm Đồng',
    'Thành phố Đà Lạt',
    'Phường 1',
    '12 Phan Đình Phùng',
  ],
  [
    'Dược sĩ',
    'Nhà thuốc Minh Tâm',
    'Thành phố Cần Thơ',
    'Quận Ninh Kiều',
    'Phường Xuân Khánh',
    '45 đường 30 Tháng 4',
  ],
  ['Kinh doanh trực tuyến', null, 'Thành phố Hà Nội', null, 'Phường Cầu Giấy', '8 Trần Thái Tông'],
  [
    'Chủ cửa hàng mỹ phẩm',
    'Mỹ phẩm Cỏ May',
    'Tỉnh Bình Dương',
    'Thành phố Thuận An',
    'Phường Lái Thiêu',
    '101 Cách Mạng Tháng Tám',
  ],
  [
    'Bác sĩ da liễu',
    'Phòng khám An Nhiên',
    'Thành phố Đà Nẵng',
    null,
    'Phường Hải Châu',
    '77 Lê Lợi',
  ],
  [
    'Quản lý khách sạn',
    'Khách sạn Biển Xanh',
    'Tỉnh Khánh Hòa',
    'Thành phố Nha Trang',
    'Phường Lộc Thọ',
    '3 Trần Phú',
  ],
] as const

function distributors(orders: readonly DemoOrder[], staff: string, now: Date): Distributor[] {
  return orders.flatMap((order, index) => {
    const partner = partners[Math.floor(index / 5) % partners.length]
    if (partner === undefined || index % 5 !== 4) return []
    const { name, phone } = order
    const [occupation, company, province, district, ward, street] = partner
    const age = ageOf(order, index, now)
    const state = stateAt(age, index)
    const places = { occupation, company, province, district, ward }
    const address = [street, ward, district, province].filter((part) => part !== null).join(', ')
    const assignee = state === 'new' ? null : staff
    return { name, phone, ...places, address, state, assignee, note: noteOf(state), age }
  })
}

const sections = { supports: 'demo-supports', distributors: 'demo-distributors' } as const
const collections = ['supports', 'distributors'] as const

async function send(
  payload: Payload,
  collection: (typeof collections)[number],
  { age, state, assignee, note, ...asked }: Support | Distributor,
  now: Date,
): Promise<number> {
  const sentAt = now.getTime() - age * 24 * hourMs
  mock.timers.setTime(sentAt)
  const { id } = await payload.create({ collection, data: { ...asked, state: 'new', order: 0 } })
  if (state === 'new') return id
  mock.timers.setTime(Math.min(sentAt + 3 * hourMs, now.getTime()))
  await payload.update({ collection, id, data: { state, assignee, note } })
  return id
}

/** Replaces the requests of an earlier run. Mocks `Date` of this process while it writes. */
export async function makeDemoRequests(
  payload: Payload,
  { orders, staff, now }: { orders: readonly DemoOrder[]; staff: string; now: Date },
): Promise<number> {
  await removeDemoRequests(payload)
  const ledger = await Ledger.open(payload)
  const requests = [
    ...supports(orders, staff, now).map((request) => ({ collection: collections[0], request })),
    ...distributors(orders, staff, now).map((request) => ({ collection: collections[1], request })),
  ].sort((one, other) => other.request.age - one.request.age)
  mock.timers.enable({ apis: ['Date'], now })
  try {
    for (const { collection, request } of requests) {
      const id = await send(payload, collection, request, now)
      ledger.note(sections[collection], String(id), id)
      await ledger.save()
    }
  } finally {
    mock.timers.reset()
  }
  return requests.length
}

export async function removeDemoRequests(payload: Payload): Promise<number> {
  const ledger = await Ledger.open(payload)
  let count = 0
  for (const collection of collections) {
    const ids = ledger.idsOf(sections[collection])
    if (ids.length === 0) continue
    const { docs } = await payload.delete({ collection, where: { id: { in: ids } } })
    count += docs.length
    ledger.forget(sections[collection])
  }
  await ledger.save()
  return count
}

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

const questions: [type: string, message: string, isOfOrder: boolean][] = [
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

function stateAt(age: number, index: number) {
  if (age < 4) return index % 3 === 2 ? 'processing' : 'new'
  return age < 12 && index % 2 === 0 ? 'processing' : 'done'
}

const hourMs = 3_600_000

/** Age of a request in days; it is sent some hours after its order and never in the future. */
function ageOf({ created_at }: DemoOrder, index: number, now: Date): number {
  const ordered = now.getTime() - new Date(created_at).getTime()
  const wrote = Math.max(ordered - (6 + (index % 7) * 9) * hourMs, (index + 1) * 0.4 * hourMs)
  return wrote / (24 * hourMs)
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

const sections = { supports: 'demo-supports', distributors: 'demo-distributors' } as const
const collections = ['supports', 'distributors'] as const

const inTurn = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

function requestOf({ code, name, phone }: DemoOrder, index: number) {
  if (index % 5 === 4) {
    const partner = inTurn(partners, Math.floor(index / 5))
    const [occupation, company, province, district, ward, street] = partner
    const address = [street, ward, district, province].filter((part) => part !== null).join(', ')
    const places = { company, province, district, ward, address }
    return { collection: 'distributors', asked: { name, phone, occupation, ...places } } as const
  }
  const [type, message, isOfOrder] = inTurn(questions, index)
  const asked = { name, phone, type, order_code: isOfOrder ? code : null, message }
  return { collection: 'supports', asked } as const
}

type Demo = ReturnType<typeof requestOf> & { age: number; index: number }

/** The customer sends the request; staff take it over some hours later. */
async function send(
  payload: Payload,
  { collection, asked, age, index }: Demo,
  { staff, now }: { staff: string; now: Date },
): Promise<number> {
  const state = stateAt(age, index)
  const sentAt = now.getTime() - age * 24 * hourMs
  mock.timers.setTime(sentAt)
  const { id } = await payload.create({ collection, data: { ...asked, state: 'new', order: 0 } })
  if (state === 'new') return id
  mock.timers.setTime(Math.min(sentAt + 3 * hourMs, now.getTime()))
  const note = state === 'done' ? 'Đã gọi lại, khách đồng ý với cách giải quyết.' : null
  await payload.update({ collection, id, data: { state, assignee: staff, note } })
  return id
}

/** Replaces the requests of an earlier run. Mocks `Date` of this process while it writes. */
export async function makeDemoRequests(
  payload: Payload,
  { orders, staff, now }: { orders: readonly DemoOrder[]; staff: string; now: Date },
): Promise<number> {
  await removeDemoRequests(payload)
  const ledger = await Ledger.open(payload)
  const requests = orders
    .map((order, index) => ({ ...requestOf(order, index), age: ageOf(order, index, now), index }))
    .sort((one, other) => other.age - one.age)
  mock.timers.enable({ apis: ['Date'], now })
  try {
    for (const request of requests) {
      const id = await send(payload, request, { staff, now })
      ledger.note(sections[request.collection], String(id), id)
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

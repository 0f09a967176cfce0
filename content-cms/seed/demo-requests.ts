import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { Ledger } from './ledger'

/** A demo order as commerce describes it. */
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
  state: string
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

/** Old requests are finished and those of the last days open. */
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

type Table = 'supports' | 'distributors'

async function write(payload: Payload, table: Table, requests: readonly Request[], now: Date) {
  const rows = requests.map(({ age, ...request }) => {
    const at = new Date(now.getTime() - age * 24 * hourMs)
    return { ...request, order: 0, created_at: at, updated_at: at }
  })
  const [first] = rows
  if (first === undefined) return []
  const columns = sql.raw(
    Object.keys(first)
      .map((column) => `"${column}"`)
      .join(', '),
  )
  const written = await payload.db.drizzle.execute<{ id: number }>(sql`
    insert into ${sql.identifier(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)
    returning id`)
  return written.rows.map(({ id }) => id)
}

const sections = { supports: 'demo-supports', distributors: 'demo-distributors' } as const
const tables = Object.keys(sections) as Table[]

/**
 * Writes support requests and partner applications by the customers of these orders, once per
 * installation.
 * @param staff e-mail of the member of staff in charge of some of them
 */
export async function makeDemoRequests(
  payload: Payload,
  { orders, staff, now }: { orders: readonly DemoOrder[]; staff: string; now: Date },
): Promise<number> {
  const ledger = await Ledger.open(payload)
  if (orders.length === 0 || ledger.find('demo', 'requests') !== undefined) return 0
  const requests = {
    supports: supports(orders, staff, now),
    distributors: distributors(orders, staff, now),
  }
  let count = 0
  for (const table of tables) {
    for (const id of await write(payload, table, requests[table], now)) {
      ledger.note(sections[table], String(id), id)
      count += 1
    }
  }
  ledger.note('demo', 'requests', count)
  await ledger.save()
  return count
}

/** Removes the requests that `makeDemoRequests` wrote, and no others. */
export async function removeDemoRequests(payload: Payload): Promise<number> {
  const ledger = await Ledger.open(payload)
  let count = 0
  for (const table of tables) {
    const ids = ledger.idsOf(sections[table])
    if (ids.length === 0) continue
    const gone = await payload.db.drizzle.execute(sql`
      delete from ${sql.identifier(table)} where id = any(${sql.param(ids)}::int[]) returning id`)
    count += gone.rows.length
    ledger.forget(sections[table])
  }
  await ledger.save()
  return count
}

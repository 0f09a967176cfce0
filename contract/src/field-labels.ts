export type Label = Readonly<Record<'vi' | 'en', string>>

/** In column order; apart from the tables of fields, because pages of the shop load those. */
export type Labels = Readonly<Record<string, Label>>

const id = { vi: 'Mã số', en: 'Id' }
const email = { vi: 'Email', en: 'Email' }
const phone = { vi: 'Số điện thoại', en: 'Phone' }
const fullname = { vi: 'Họ và tên', en: 'Full name' }
const address = { vi: 'Địa chỉ', en: 'Address' }
const province = { vi: 'Tỉnh, thành phố', en: 'Province or city' }
const district = { vi: 'Quận, huyện', en: 'District' }
const state = { vi: 'Trạng thái', en: 'State' }
const note = { vi: 'Ghi chú', en: 'Note' }
const product = { vi: 'Sản phẩm', en: 'Product' }
const orderCode = { vi: 'Mã đơn hàng', en: 'Order code' }
const createdAt = { vi: 'Ngày tạo', en: 'Created' }
const updatedAt = { vi: 'Ngày cập nhật', en: 'Updated' }

const slug = { vi: 'Đường dẫn', en: 'Slug' }
const order = { vi: 'Thứ tự', en: 'Order' }
const names = {
  id,
  name: { vi: 'Tên', en: 'Name' },
  name_en: { vi: 'Tên tiếng Anh', en: 'English name' },
}
const sender = { id, createdAt, name: fullname, phone }
const work = {
  state,
  assignee: { vi: 'Người phụ trách', en: 'In charge' },
  note: { vi: 'Ghi chú nội bộ', en: 'Internal note' },
}

export const orderFieldLabels = {
  code: orderCode,
  createdAt: { vi: 'Ngày đặt', en: 'Placed' },
  state,
  name: { vi: 'Người nhận', en: 'Receiver' },
  phone,
  email,
  address,
  province,
  cartitems: { vi: 'Sản phẩm', en: 'Products' },
  subtotal: { vi: 'Tạm tính', en: 'Subtotal' },
  shipping_price: { vi: 'Phí giao hàng', en: 'Delivery' },
  discount: { vi: 'Giảm giá', en: 'Discount' },
  total: { vi: 'Tổng cộng', en: 'Total' },
  vat_rate: { vi: 'Thuế suất GTGT (%)', en: 'VAT rate (%)' },
  vat: { vi: 'Đã gồm thuế GTGT', en: 'VAT included' },
  cod_amount: { vi: 'Thu hộ (COD)', en: 'To collect (COD)' },
  payment_method: { vi: 'Phương thức thanh toán', en: 'Payment method' },
  estimated_delivery: { vi: 'Dự kiến giao hàng', en: 'Estimated delivery' },
  note,
  updatedAt,
} satisfies Labels

export const vatLabel = (locale: keyof Label, rate: number | null): string =>
  `${orderFieldLabels.vat[locale]} (${rate}%)`

export const stockFieldLabels = {
  ...names,
  slug,
  state,
  on_hand: { vi: 'Tồn kho', en: 'On hand' },
  reserved: { vi: 'Đã giữ', en: 'Reserved' },
  available: { vi: 'Có thể bán', en: 'Available' },
  threshold: { vi: 'Ngưỡng', en: 'Threshold' },
  low: { vi: 'Sắp hết', en: 'Low' },
} satisfies Labels

export const stockChangeFieldLabels = {
  createdAt: { vi: 'Thời gian', en: 'When' },
  product,
  before: { vi: 'Trước', en: 'Before' },
  after: { vi: 'Sau', en: 'After' },
  difference: { vi: 'Chênh lệch', en: 'Difference' },
  reason: { vi: 'Lý do', en: 'Reason' },
  note,
  who: { vi: 'Người thay đổi', en: 'Changed by' },
} satisfies Labels

export const refundFieldLabels = {
  code: orderCode,
  name: { vi: 'Người nhận', en: 'Receiver' },
  state,
  amount: { vi: 'Số tiền', en: 'Amount' },
  reason: { vi: 'Lý do', en: 'Reason' },
  days: { vi: 'Số ngày', en: 'Days' },
  createdAt: { vi: 'Phát sinh', en: 'Due since' },
  proposer: { vi: 'Người đề nghị', en: 'Proposed by' },
  settled_at: { vi: 'Đã hoàn lúc', en: 'Paid out' },
  settler: { vi: 'Người xác nhận', en: 'Confirmed by' },
  account: { vi: 'Số tài khoản', en: 'Bank account' },
  note: { vi: 'Mã giao dịch', en: 'Bank reference' },
} satisfies Labels

export const dataRequestFieldLabels = {
  kind: { vi: 'Yêu cầu', en: 'Request' },
  source: { vi: 'Nhận qua', en: 'Received by' },
  state,
  contact: { vi: 'Liên hệ', en: 'Contact' },
  received_at: { vi: 'Nhận lúc', en: 'Received' },
  due_at: { vi: 'Hạn trả lời', en: 'Answer due' },
  answered_at: { vi: 'Trả lời lúc', en: 'Answered' },
  who: { vi: 'Nhân viên', en: 'Staff' },
  note,
  answer: { vi: 'Cách trả lời', en: 'Answer' },
} satisfies Labels

/** By the name of the resource in `/api`. */
export const fieldLabels = {
  orders: orderFieldLabels,
  users: {
    id,
    username: { vi: 'Tên đăng nhập', en: 'Username' },
    role: { vi: 'Vai trò', en: 'Role' },
    fullname,
    email,
    phone,
    provider: { vi: 'Đăng nhập bằng', en: 'Signs in with' },
    orders: { vi: 'Số đơn hàng', en: 'Orders' },
    spent: { vi: 'Đã chi', en: 'Spent' },
    last_order: { vi: 'Đơn hàng gần nhất', en: 'Last order' },
    blocked: { vi: 'Bị khóa', en: 'Blocked' },
    createdAt,
  },
  supports: {
    ...sender,
    type: { vi: 'Vấn đề', en: 'Problem type' },
    order_code: orderCode,
    message: { vi: 'Nội dung', en: 'Message' },
    ...work,
  },
  distributors: {
    ...sender,
    occupation: { vi: 'Nghề nghiệp', en: 'Occupation' },
    company: { vi: 'Công ty, cửa hàng, spa', en: 'Company, store or spa' },
    province,
    district,
    ward: { vi: 'Phường, xã', en: 'Ward or commune' },
    address,
    ...work,
  },
  ratings: {
    id,
    createdAt,
    product,
    stars: { vi: 'Số sao', en: 'Stars' },
    helpful: { vi: 'Hữu ích', en: 'Helpful' },
    words: { vi: 'Nhận xét', en: 'Words' },
    author: { vi: 'Người đánh giá', en: 'Author' },
    order_code: orderCode,
    state,
    reply: { vi: 'Trả lời của cửa hàng', en: 'Answer of the shop' },
    reason: { vi: 'Lý do không hiển thị', en: 'Reason for hiding it' },
  },
  refunds: refundFieldLabels,
  'data-requests': dataRequestFieldLabels,
  stock: stockFieldLabels,
  'stock-changes': stockChangeFieldLabels,
  products: {
    ...names,
    title: { vi: 'Tiêu đề', en: 'Title' },
    slug,
    price: { vi: 'Giá', en: 'Price' },
    sold: { vi: 'Đã bán', en: 'Sold' },
    rating: { vi: 'Số sao', en: 'Rating' },
    rating_count: { vi: 'Số đánh giá', en: 'Ratings' },
    state,
    order,
    createdAt,
    updatedAt,
  },
  clubs: {
    ...names,
    slug,
    type: { vi: 'Chủ đề', en: 'Topic' },
    published_at: { vi: 'Ngày đăng', en: 'Published' },
    state,
    order,
    createdAt,
    updatedAt,
  },
  places: {
    ...names,
    kind: { vi: 'Loại', en: 'Kind' },
    address,
    phone,
    province,
    district,
    state,
    order,
    updatedAt,
  },
} satisfies Readonly<Record<string, Labels>>

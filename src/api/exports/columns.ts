import { type NotedReason, stockReasonLabels } from '@nas/contract/stock'
import { type OrderState, orderStateLabels } from '@nas/domain/order-states'
import type { Attributes } from '@nas/query/shape'
import type { ApiView } from '../api-view.ts'

export type ExportLocale = 'vi' | 'en'

/** A column of an exported list; what is not worked out is the attribute of its name. */
export interface ExportColumn {
  name: string
  vi: string
  en: string
  value?: (row: Attributes, locale: ExportLocale, view: ApiView) => unknown
}

const part = (owner: string, name: string) => (row: Attributes) =>
  (row[owner] as Attributes | null | undefined)?.[name]

const id = { name: 'id', vi: 'Mã số', en: 'Id' }
const name = { name: 'name', vi: 'Tên', en: 'Name' }
const nameEn = { name: 'name_en', vi: 'Tên tiếng Anh', en: 'English name' }
const fullname = { name: 'name', vi: 'Họ và tên', en: 'Full name' }
const phone = { name: 'phone', vi: 'Số điện thoại', en: 'Phone' }
const email = { name: 'email', vi: 'Email', en: 'E-mail' }
const address = { name: 'address', vi: 'Địa chỉ', en: 'Address' }
const province = { name: 'province', vi: 'Tỉnh, thành phố', en: 'Province or city' }
const district = { name: 'district', vi: 'Quận, huyện', en: 'District' }
const state = { name: 'state', vi: 'Trạng thái', en: 'State' }
const order = { name: 'order', vi: 'Thứ tự', en: 'Order' }
const slug = { name: 'slug', vi: 'Đường dẫn', en: 'Slug' }
const orderCode = { name: 'order_code', vi: 'Mã đơn hàng', en: 'Order code' }
const createdAt = { name: 'createdAt', vi: 'Ngày tạo', en: 'Created' }
const updatedAt = { name: 'updatedAt', vi: 'Ngày cập nhật', en: 'Updated' }

const product: ExportColumn = {
  name: 'product',
  vi: 'Sản phẩm',
  en: 'Product',
  value: ({ product }, locale, view) => {
    const found = view.byId('products', Number(product))
    return (locale === 'en' && found?.name_en) || found?.name
  },
}

/** The lists that staff can export, each with its columns in their sequence. */
export const exportColumns = {
  orders: [
    { ...orderCode, name: 'code' },
    { ...createdAt, vi: 'Ngày đặt', en: 'Placed' },
    {
      ...state,
      value: ({ state }, locale) => orderStateLabels[state as OrderState][locale],
    },
    { ...fullname, vi: 'Người nhận', en: 'Receiver' },
    phone,
    email,
    address,
    { name: 'subtotal', vi: 'Tạm tính', en: 'Subtotal' },
    { name: 'shipping_price', vi: 'Phí giao hàng', en: 'Delivery' },
    { name: 'discount', vi: 'Giảm giá', en: 'Discount' },
    { name: 'total', vi: 'Tổng cộng', en: 'Total' },
    { name: 'payment_method', vi: 'Phương thức thanh toán', en: 'Payment method' },
    { name: 'estimated_delivery', vi: 'Dự kiến giao hàng', en: 'Estimated delivery' },
    { name: 'note', vi: 'Ghi chú', en: 'Note' },
    updatedAt,
  ],
  users: [
    id,
    { name: 'username', vi: 'Tên đăng nhập', en: 'Username' },
    { name: 'role', vi: 'Vai trò', en: 'Role', value: part('role', 'type') },
    { ...fullname, name: 'fullname' },
    email,
    phone,
    { name: 'provider', vi: 'Đăng nhập bằng', en: 'Provider' },
    { name: 'orders', vi: 'Số đơn hàng', en: 'Orders', value: part('purchases', 'orders') },
    { name: 'spent', vi: 'Đã chi', en: 'Spent', value: part('purchases', 'spent') },
    {
      name: 'last_order',
      vi: 'Đơn hàng gần nhất',
      en: 'Last order',
      value: part('purchases', 'last_order'),
    },
    { name: 'blocked', vi: 'Bị khóa', en: 'Blocked' },
    createdAt,
  ],
  supports: [
    id,
    createdAt,
    fullname,
    phone,
    { name: 'type', vi: 'Vấn đề', en: 'Problem type' },
    orderCode,
    { name: 'message', vi: 'Nội dung', en: 'Message' },
    state,
  ],
  distributors: [
    id,
    createdAt,
    fullname,
    phone,
    { name: 'occupation', vi: 'Nghề nghiệp', en: 'Occupation' },
    { name: 'company', vi: 'Công ty, cửa hàng, spa', en: 'Company, store or spa' },
    province,
    district,
    { name: 'ward', vi: 'Phường, xã', en: 'Ward or commune' },
    address,
    state,
  ],
  ratings: [
    id,
    createdAt,
    product,
    { name: 'stars', vi: 'Số sao', en: 'Stars' },
    { name: 'words', vi: 'Nhận xét', en: 'Words' },
    { name: 'author', vi: 'Người đánh giá', en: 'Author' },
    orderCode,
    state,
  ],
  stock: [
    id,
    name,
    nameEn,
    slug,
    state,
    { name: 'on_hand', vi: 'Tồn kho', en: 'On hand' },
    { name: 'reserved', vi: 'Đã giữ', en: 'Reserved' },
    { name: 'available', vi: 'Có thể bán', en: 'Available' },
    { name: 'threshold', vi: 'Ngưỡng', en: 'Threshold' },
    { name: 'low', vi: 'Sắp hết', en: 'Low' },
  ],
  'stock-changes': [
    { ...createdAt, vi: 'Thời gian', en: 'When' },
    product,
    { name: 'before', vi: 'Trước', en: 'Before' },
    { name: 'after', vi: 'Sau', en: 'After' },
    { name: 'difference', vi: 'Chênh lệch', en: 'Difference' },
    {
      name: 'reason',
      vi: 'Lý do',
      en: 'Reason',
      value: ({ reason }, locale) => stockReasonLabels[reason as NotedReason][locale],
    },
    { name: 'note', vi: 'Ghi chú', en: 'Note' },
    { name: 'who', vi: 'Người thay đổi', en: 'Changed by' },
  ],
  products: [
    id,
    name,
    nameEn,
    { name: 'title', vi: 'Tiêu đề', en: 'Title' },
    slug,
    { name: 'price', vi: 'Giá', en: 'Price' },
    { name: 'sold', vi: 'Đã bán', en: 'Sold' },
    state,
    order,
    createdAt,
    updatedAt,
  ],
  clubs: [
    id,
    name,
    nameEn,
    slug,
    { name: 'type', vi: 'Loại', en: 'Type' },
    { name: 'published_at', vi: 'Ngày đăng', en: 'Published' },
    state,
    order,
    createdAt,
    updatedAt,
  ],
  places: [
    id,
    name,
    nameEn,
    { name: 'kind', vi: 'Loại', en: 'Kind' },
    address,
    phone,
    province,
    district,
    state,
    order,
    updatedAt,
  ],
} as const satisfies Record<string, readonly ExportColumn[]>

export type ExportName = keyof typeof exportColumns

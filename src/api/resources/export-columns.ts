import { paymentKindLabels } from '@nas/contract/order-for-staff'
import { type NotedReason, stockReasonLabels } from '@nas/contract/stock/fields'
import {
  isCancelled,
  type OrderState,
  orderStateLabel,
  type PaymentKind,
} from '@nas/domain/order-states'
import type { Attributes } from '@nas/query/shape'
import enEditor from '../../i18n/locales/en/crm-editor.json' with { type: 'json' }
import enRequests from '../../i18n/locales/en/crm-requests.json' with { type: 'json' }
import enReviews from '../../i18n/locales/en/crm-reviews.json' with { type: 'json' }
import enStock from '../../i18n/locales/en/crm-stock.json' with { type: 'json' }
import enUsers from '../../i18n/locales/en/crm-users.json' with { type: 'json' }
import viEditor from '../../i18n/locales/vi/crm-editor.json' with { type: 'json' }
import viRequests from '../../i18n/locales/vi/crm-requests.json' with { type: 'json' }
import viReviews from '../../i18n/locales/vi/crm-reviews.json' with { type: 'json' }
import viStock from '../../i18n/locales/vi/crm-stock.json' with { type: 'json' }
import viUsers from '../../i18n/locales/vi/crm-users.json' with { type: 'json' }
import type { ApiView } from '../content-view/api-view.ts'

export type ExportLocale = 'vi' | 'en'

/** A column of an exported list; by default the attribute of its name. */
export interface ExportColumn {
  name: string
  vi: string
  en: string
  value?: (row: Attributes, locale: ExportLocale, view: ApiView) => unknown
}

const editor = { vi: viEditor, en: enEditor }
const requests = { vi: viRequests, en: enRequests }
const reviews = { vi: viReviews, en: enReviews }
const stock = { vi: viStock, en: enStock }
const users = { vi: viUsers, en: enUsers }

type Texts = Record<ExportLocale, object>

function textOf(locale: ExportLocale, texts: Texts, key: string): string | undefined {
  return (texts[locale] as Readonly<Record<string, string>>)[key]
}

/** The label of a code in the back office: the text `<prefix>.<code>`, or the code itself. */
const called = (name: string, texts: Texts, prefix = name) => ({
  value: (row: Attributes, locale: ExportLocale) =>
    textOf(locale, texts, `${prefix}.${row[name]}`) ?? row[name],
})

const part = (owner: string, name: string) => (row: Attributes) =>
  (row[owner] as Attributes | null | undefined)?.[name]

const id = { name: 'id', vi: 'Mã số', en: 'Id' }
const name = { name: 'name', vi: 'Tên', en: 'Name' }
const nameEn = { name: 'name_en', vi: 'Tên tiếng Anh', en: 'English name' }
const fullname = { name: 'name', vi: 'Họ và tên', en: 'Full name' }
const phone = { name: 'phone', vi: 'Số điện thoại', en: 'Phone' }
const email = { name: 'email', vi: 'Email', en: 'Email' }
const address = { name: 'address', vi: 'Địa chỉ', en: 'Address' }
const province = { name: 'province', vi: 'Tỉnh, thành phố', en: 'Province or city' }
const district = { name: 'district', vi: 'Quận, huyện', en: 'District' }
const state = { name: 'state', vi: 'Trạng thái', en: 'State' }
const order = { name: 'order', vi: 'Thứ tự', en: 'Order' }
const slug = { name: 'slug', vi: 'Đường dẫn', en: 'Slug' }
const orderCode = { name: 'order_code', vi: 'Mã đơn hàng', en: 'Order code' }
const createdAt = { name: 'createdAt', vi: 'Ngày tạo', en: 'Created' }
const contentState = { ...state, ...called('state', editor) }
const requestState = { ...state, ...called('state', requests) }
const assignee = { name: 'assignee', vi: 'Người phụ trách', en: 'In charge' }
const staffNote = { name: 'note', vi: 'Ghi chú nội bộ', en: 'Internal note' }
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

/** The lists that staff can export, with their columns in order. */
export const exportColumns = {
  orders: [
    { ...orderCode, name: 'code' },
    { ...createdAt, vi: 'Ngày đặt', en: 'Placed' },
    {
      ...state,
      value: ({ state, payment_kind }, locale) => {
        const order = { state: state as OrderState, payment: payment_kind as PaymentKind }
        return orderStateLabel(order)[locale]
      },
    },
    { ...fullname, vi: 'Người nhận', en: 'Receiver' },
    phone,
    email,
    address,
    province,
    {
      name: 'cartitems',
      vi: 'Sản phẩm',
      en: 'Products',
      value: ({ cartitems }) =>
        (cartitems as readonly { name: string; quantity: number }[])
          .map(({ name, quantity }) => `${quantity} × ${name}`)
          .join(' | '),
    },
    { name: 'subtotal', vi: 'Tạm tính', en: 'Subtotal' },
    { name: 'shipping_price', vi: 'Phí giao hàng', en: 'Delivery' },
    { name: 'discount', vi: 'Giảm giá', en: 'Discount' },
    { name: 'total', vi: 'Tổng cộng', en: 'Total' },
    { name: 'vat_rate', vi: 'Thuế suất GTGT (%)', en: 'VAT rate (%)' },
    { name: 'vat', vi: 'Thuế GTGT đã gồm', en: 'VAT included' },
    {
      name: 'cod_amount',
      vi: 'Thu hộ (COD)',
      en: 'To collect (COD)',
      value: ({ state, cod_amount }) =>
        cod_amount !== null && isCancelled(state as OrderState) ? 0 : cod_amount,
    },
    {
      name: 'payment_method',
      vi: 'Phương thức thanh toán',
      en: 'Payment method',
      value: ({ payment_method, payment_kind }, locale, view) => {
        const method = view.find('payments').rows.find(({ code }) => code === payment_method)
        const named = (locale === 'en' && method?.name_en) || method?.name
        return named || paymentKindLabels[payment_kind as PaymentKind][locale]
      },
    },
    { name: 'estimated_delivery', vi: 'Dự kiến giao hàng', en: 'Estimated delivery' },
    { name: 'note', vi: 'Ghi chú', en: 'Note' },
    updatedAt,
  ],
  users: [
    id,
    { name: 'username', vi: 'Tên đăng nhập', en: 'Username' },
    {
      name: 'role',
      vi: 'Vai trò',
      en: 'Role',
      value: ({ role }, locale) => {
        const { type, duties } = role as { type: string; duties: readonly string[] }
        const held = duties.map((held) => textOf(locale, users, `duty.${held}`))
        return held.length > 0 ? held.join(', ') : textOf(locale, users, `role.${type}`)
      },
    },
    { ...fullname, name: 'fullname' },
    email,
    phone,
    {
      name: 'provider',
      vi: 'Đăng nhập bằng',
      en: 'Signs in with',
      ...called('provider', users),
    },
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
    { name: 'type', vi: 'Vấn đề', en: 'Problem type', ...called('type', requests) },
    orderCode,
    { name: 'message', vi: 'Nội dung', en: 'Message' },
    requestState,
    assignee,
    staffNote,
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
    requestState,
    assignee,
    staffNote,
  ],
  ratings: [
    id,
    createdAt,
    product,
    { name: 'stars', vi: 'Số sao', en: 'Stars' },
    { name: 'words', vi: 'Nhận xét', en: 'Words' },
    { name: 'author', vi: 'Người đánh giá', en: 'Author' },
    orderCode,
    { ...state, ...called('state', reviews) },
    { name: 'reply', vi: 'Trả lời của cửa hàng', en: 'Answer of the shop' },
    { name: 'reason', vi: 'Lý do không hiển thị', en: 'Reason for hiding it' },
  ],
  stock: [
    id,
    name,
    nameEn,
    slug,
    {
      ...state,
      value: ({ state }, locale) =>
        textOf(locale, stock, state === 'active' ? 'stateActive' : 'stateInactive'),
    },
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
    contentState,
    order,
    createdAt,
    updatedAt,
  ],
  /** Staff enter new prices in a spreadsheet; `price-file.ts` reads the file by these headings. */
  prices: [
    id,
    name,
    { name: 'price', vi: 'Giá hiện tại', en: 'Current price' },
    { name: 'new_price', vi: 'Giá mới', en: 'New price', value: () => '' },
  ],
  clubs: [
    id,
    name,
    nameEn,
    slug,
    { name: 'type', vi: 'Chủ đề', en: 'Topic', ...called('type', editor, 'topic') },
    { name: 'published_at', vi: 'Ngày đăng', en: 'Published' },
    contentState,
    order,
    createdAt,
    updatedAt,
  ],
  places: [
    id,
    name,
    nameEn,
    { name: 'kind', vi: 'Loại', en: 'Kind', ...called('kind', editor) },
    address,
    phone,
    province,
    district,
    contentState,
    order,
    updatedAt,
  ],
} as const satisfies Record<string, readonly ExportColumn[]>

export type ExportName = keyof typeof exportColumns

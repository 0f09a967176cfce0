import { type EmptyStateName, type EmptyStates, emptyStates } from '@nas/domain/empty-states'
import { placeholdersIn } from '@nas/domain/placeholders'
import type { GroupField, TextField } from 'payload'
import { text as validateText } from 'payload/shared'
import { checkPlaceholders } from '../fields/placeholders'
import { localText } from '../fields/plain-fields'
import { type Label, label } from '../labels'
import { siteGlobal } from './globals'

type KeyOf<States> = States extends unknown ? keyof States : never

const stateNames: Record<EmptyStateName, Label> = {
  cart: label('Giỏ hàng', 'Cart'),
  checkout: label('Thanh toán', 'Checkout'),
  order: label('Trang sau khi đặt hàng', 'Page after an order'),
  orders: label('Đơn hàng của tôi', 'My orders'),
  addresses: label('Sổ địa chỉ', 'Addresses'),
  likes: label('Sản phẩm yêu thích', 'Favourites'),
  viewed: label('Sản phẩm đã xem', 'Viewed products'),
  search: label('Tìm kiếm', 'Search'),
  category: label('Danh mục', 'Category'),
  chrome: label('Menu và danh sách danh mục', 'Menu and list of categories'),
  ratings: label('Đánh giá sản phẩm', 'Product reviews'),
  club: label('Aura Club', 'Aura Club'),
  blog: label('Nhật ký NAS', 'NAS Journal'),
  works: label('Dự án', 'Projects'),
  faq: label('Câu hỏi thường gặp', 'FAQ'),
  shopping: label('Hệ thống cửa hàng', 'Showrooms'),
}

const keyNames: Record<KeyOf<EmptyStates[EmptyStateName]>, Label> = {
  emptyTitle: label('Tiêu đề', 'Heading'),
  emptyText: label('Lời dẫn', 'Text'),
  emptyAction: label('Chữ trên nút', 'Button'),
  emptyOpenCart: label('Nút mở giỏ hàng', 'Button to the cart'),
  emptyHome: label('Nút về trang chủ', 'Button to the home page'),
  none: label('Tiêu đề khi không có gì', 'Heading without entries'),
  noneText: label('Lời dẫn khi không có gì', 'Text without entries'),
  noneInGroup: label('Tiêu đề khi nhóm đã chọn không có gì', 'Heading without a result in a group'),
  foundNone: label('Khi không tìm thấy', 'When nothing was found'),
  showAll: label('Nút xem tất cả', 'Button to all'),
  comingSoon: label('Tiêu đề khi chưa có sản phẩm', 'Heading without products'),
  comingSoonText: label('Lời dẫn khi chưa có sản phẩm', 'Text without products'),
  noPlaces: label('Khi chưa có điểm bán', 'Without showrooms'),
}

function sentenceField(name: keyof typeof keyNames, shipped: Label): TextField {
  const known = placeholdersIn(shipped.vi)
  const both = `“${shipped.vi}” · “${shipped.en}”`
  return {
    ...localText(name, keyNames[name]),
    maxLength: 200,
    admin: { description: label(`Nếu để trống: ${both}`, `When empty: ${both}`) },
    validate: (value: unknown, options) => {
      const checked = checkPlaceholders(options.req, value, { known })
      return checked === true ? validateText(value as never, options as never) : checked
    },
  } as TextField
}

const stateField = (name: EmptyStateName): GroupField => ({
  name,
  type: 'group',
  label: stateNames[name],
  fields: Object.entries(emptyStates[name]).map(([key, shipped]) =>
    sentenceField(key as keyof typeof keyNames, shipped),
  ),
})

/** What the shop shows where there is nothing to show; an empty field has the shipped sentence. */
export const emptyinfo = siteGlobal(
  'emptyinfo',
  label('Trạng thái trống', 'Empty states'),
  (Object.keys(emptyStates) as EmptyStateName[]).map(stateField),
)

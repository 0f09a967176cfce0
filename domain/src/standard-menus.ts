type Text = { vi: string; en: string }

export interface MenuEntry {
  label: Text
  /** Of a page, without a language. */
  path: string
}

export interface FooterGroup {
  title: Text
  links: MenuEntry[]
}

interface Menus {
  /** The sentence below the name of the shop in the footer. */
  about: Text
  /** Links of the contact menu in the header. */
  contact: MenuEntry[]
  footer: FooterGroup[]
}

const showroom: MenuEntry = {
  label: { vi: 'Hệ thống cửa hàng', en: 'Find a showroom' },
  path: '/thong-tin-mua-sam',
}
const distributor: MenuEntry = {
  label: { vi: 'Kinh doanh cùng NAS', en: 'Business with NAS' },
  path: '/kinh-doanh-cung-nas',
}
const customerCare: MenuEntry = {
  label: { vi: 'Chăm sóc khách hàng', en: 'Customer care' },
  path: '/cham-soc-khach-hang',
}
const myOrders: MenuEntry = {
  label: { vi: 'Đơn hàng của tôi', en: 'My orders' },
  path: '/don-hang',
}
const trackOrder: MenuEntry = {
  label: { vi: 'Theo dõi đơn hàng', en: 'Track an order' },
  path: '/theo-doi-don-hang',
}
const faq: MenuEntry = {
  label: { vi: 'Câu hỏi thường gặp', en: 'FAQ' },
  path: '/faq',
}
const about: MenuEntry = {
  label: { vi: 'Về NAS', en: 'About NAS' },
  path: '/ve-nas',
}
const works: MenuEntry = {
  label: { vi: 'Dự án của NAS', en: 'NAS projects' },
  path: '/du-an',
}
const recruitment: MenuEntry = {
  label: { vi: 'Tuyển dụng', en: 'Careers' },
  path: '/tuyen-dung',
}
const contact: MenuEntry = {
  label: { vi: 'Liên hệ', en: 'Contact' },
  path: '/lien-he',
}
const auraClub: MenuEntry = {
  label: { vi: 'Aura Club', en: 'Aura Club' },
  path: '/aura-club',
}
const blog: MenuEntry = {
  label: { vi: 'Nhật ký NAS', en: 'NAS Journal' },
  path: '/blog',
}

/** Links and texts of header and footer until editors change them. */
export const standardMenus: Menus = {
  about: {
    vi: 'Chăm sóc chậm rãi, thành phần rõ ràng, dịu nhẹ với làn da Việt.',
    en: 'Slow care, clear ingredients, gentle on skin.',
  },
  contact: [showroom, distributor, customerCare, myOrders, trackOrder, faq],
  footer: [
    {
      title: { vi: 'Hỗ trợ', en: 'Help' },
      links: [customerCare, showroom, trackOrder, faq],
    },
    {
      title: { vi: 'NAS và bạn', en: 'NAS and you' },
      links: [about, works, distributor, recruitment, contact, auraClub, blog],
    },
  ],
}

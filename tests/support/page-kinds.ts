import type { Page } from '../../src/routes.ts'

/** An existing page of the demo shop for every kind, by its path without the language's prefix. */
export const pageOfKind: Record<Exclude<Page['kind'], 'page-parts'>, string> = {
  home: '/',
  categories: '/chuyen-muc',
  category: '/chuyen-muc/cham-soc-da',
  product: '/san-pham/kem-duong-ceramide',
  cart: '/gio-hang',
  checkout: '/thanh-toan',
  'order-placed': '/thanh-toan/hoan-tat',
  'payment-result': '/thanh-toan/that-bai',
  'my-orders': '/don-hang',
  'member-area': '/thanh-vien-nas',
  'track-order': '/theo-doi-don-hang',
  'aura-club': '/aura-club',
  club: '/club/nam-buoc-cap-am-cho-ngay-nom',
  'blog-list': '/blog',
  blog: '/blog/collagen-hieu-dung-truoc-khi-dung',
  about: '/ve-nas',
  works: '/du-an',
  'works-filter': '/du-an/loc/noi-bat',
  work: '/du-an/khong-gian-vom-nguyen-hue',
  innovation: '/nghien-cuu/ceramide-trong-khi-hau-am',
  recruitment: '/tuyen-dung',
  business: '/kinh-doanh-cung-nas',
  contact: '/lien-he',
  support: '/cham-soc-khach-hang',
  'shopping-info': '/thong-tin-mua-sam',
  faq: '/faq',
  policy: '/chinh-sach/chinh-sach-bao-mat',
  register: '/dang-ky',
  'reset-password': '/reset-password',
  'own-data': '/du-lieu-ca-nhan',
  'refund-account': '/hoan-tien',
  'connect-return': '/connect/google/redirect',
  'not-found': '/khong-co-trang-nay',
  failure: '/500',
}

/** Kinds of pages that redirect visitors (SPEC §5). */
const memberKinds = ['cart', 'my-orders', 'member-area'] as const satisfies Page['kind'][]

export const isMemberKind = (kind: string): boolean => memberKinds.some((one) => one === kind)

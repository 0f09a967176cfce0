import type {
  BannerRecord,
  CategoryRecord,
  ClubRecord,
  MediaRecord,
  ProductRecord,
  RecordOf,
} from '../../src/content/records.ts'

const stamps = { createdAt: '2026-11-01T02:00:00.000Z', updatedAt: '2026-11-02T02:00:00.000Z' }

export function sampleMedia(id: number, changes: Partial<MediaRecord> = {}): MediaRecord {
  const file = `sample-${id}`
  const format = (name: string, width: number) => ({
    url: `/media/${file}-${name}.webp`,
    width,
    height: width,
    mime: 'image/webp',
    ext: '.webp',
    hash: `${file}-${name}`,
    size: 12.5,
  })
  return {
    id,
    name: `${file}.png`,
    alternativeText: `Ảnh ${id}`,
    alternativeText_en: `Picture ${id}`,
    caption: null,
    caption_en: null,
    color: '#e8d9cd',
    width: 1600,
    height: 1600,
    formats: {
      thumbnail: format('thumbnail', 245),
      small: format('small', 500),
      medium: format('medium', 750),
      large: format('large', 1000),
    },
    hash: file,
    ext: '.png',
    mime: 'image/png',
    size: 320.4,
    url: `/media/${file}.png`,
    ...stamps,
    ...changes,
  }
}

export function sampleProduct(id: number, changes: Partial<ProductRecord> = {}): ProductRecord {
  return {
    id,
    name: `Sản phẩm ${id}`,
    name_en: `Product ${id}`,
    title: null,
    title_en: null,
    slug: `san-pham-${id}`,
    state: 'active',
    order: id,
    sold_start: id * 3,
    price: 100_000 * id,
    volume: '50 ml',
    badge: 'Mới',
    badge_en: 'New',
    volume_en: '50 ml',
    description: 'Dịu nhẹ cho làn da nhạy cảm.',
    description_en: 'Gentle on sensitive skin.',
    content: '<p>Mô tả dài của sản phẩm.</p>',
    content_en: '<p>The long description.</p>',
    ingredients: '<ul><li>Nước</li></ul>',
    ingredients_en: '<ul><li>Water</li></ul>',
    guide: '<p>Thoa đều lên da.</p>',
    guide_en: '<p>Apply evenly.</p>',
    thub: 1,
    thub_header: null,
    detail_backgroud: null,
    detail_backgroud_mobile: null,
    ingre_img: null,
    guide_img: null,
    media: [1, 2],
    categories: [1],
    subcategories: [],
    related: [],
    traits: [],
    actives: [],
    step: null,
    use_time: null,
    declaration: null,
    origin: null,
    origin_en: null,
    manufacturer: null,
    manufacturer_en: null,
    importer: null,
    importer_en: null,
    shelf_life: null,
    shelf_life_en: null,
    barcode: null,
    tips: [],
    ...stamps,
    ...changes,
  }
}

export function sampleCategory(id: number, changes: Partial<CategoryRecord> = {}): CategoryRecord {
  return {
    id,
    name: `Danh mục ${id}`,
    name_en: `Category ${id}`,
    slug: `danh-muc-${id}`,
    state: 'active',
    order: id,
    description: 'Mô tả danh mục.',
    description_en: 'About the category.',
    palette: null,
    thub: 1,
    thub_mobile: 1,
    home_thub: 2,
    home_thub_mobile: 2,
    ...stamps,
    ...changes,
  }
}

export function sampleBanner(id: number, changes: Partial<BannerRecord> = {}): BannerRecord {
  return {
    id,
    name: `Băng rôn ${id}`,
    name_en: `Banner ${id}`,
    description: null,
    description_en: null,
    type: 'Trang chủ',
    state: 'active',
    order: id,
    link: '/chuyen-muc/danh-muc-1',
    link_label: 'Khám phá',
    link_label_en: 'Discover',
    calm_side: 'left',
    image: 1,
    image_mobile: 2,
    ...stamps,
    ...changes,
  }
}

export function sampleClub(id: number, changes: Partial<ClubRecord> = {}): ClubRecord {
  return {
    id,
    name: `Bài viết ${id}`,
    name_en: `Article ${id}`,
    slug: `bai-viet-${id}`,
    type: 'skincare',
    state: 'active',
    order: id,
    description: 'Tóm tắt bài viết.',
    description_en: 'What it is about.',
    content: '<h2>Mở đầu</h2><p>Nội dung bài viết.</p>',
    content_en: '<h2>Opening</h2><p>The article.</p>',
    published_at: '2026-10-20T02:00:00.000Z',
    thub: 2,
    products: [],
    traits: [],
    ...stamps,
    ...changes,
  }
}

export function samplePayment(
  id: number,
  changes: Partial<RecordOf<'payments'>> = {},
): RecordOf<'payments'> {
  return {
    id,
    name: 'Thanh toán khi nhận hàng (COD)',
    name_en: 'Cash on delivery (COD)',
    code: 'cod',
    description: null,
    description_en: null,
    state: 'active',
    order: id,
    ...stamps,
    ...changes,
  }
}

export const sampleFaq: RecordOf<'faqs'> = {
  id: 1,
  question: 'Bao lâu tôi nhận được hàng?',
  question_en: 'How long does delivery take?',
  answer: '<p>Đơn hàng được xử lý trong một ngày làm việc.</p>',
  answer_en: '<p>Orders take one business day to process.</p>',
  order: 1,
  ...stamps,
}

export const samplePolicy: RecordOf<'policies'> = {
  id: 1,
  name: 'Chính sách bảo mật',
  name_en: 'Privacy policy',
  slug: 'bao-mat',
  content: '<p>Chúng tôi bảo vệ dữ liệu của bạn.</p>',
  content_en: '<p>We protect your data.</p>',
  order: 1,
  ...stamps,
}

export function sampleSection(
  id: number,
  changes: Partial<RecordOf<'sections'>> = {},
): RecordOf<'sections'> {
  return {
    id,
    name: `Phần ${id}`,
    name_en: `Section ${id}`,
    page: 'about',
    content: '<p>Từ năm 2019.</p>',
    content_en: '<p>Since 2019.</p>',
    link: '/faq',
    link_label: 'Hỏi đáp',
    link_label_en: 'Questions',
    thub: null,
    order: id,
    ...stamps,
    ...changes,
  }
}

export const sampleSiteInfo = {
  id: 1,
  link_lazada: null,
  link_tiktok: null,
  link_shopee: null,
  link_facebook: 'https://facebook.example/nas',
  link_instagram: null,
  link_youtube: null,
  link_zalo: null,
  ...stamps,
}

export const sampleNasInfo = {
  id: 1,
  msdn: 'MSDN 0123456789',
  msdn_en: 'Business code 0123456789',
  address: '1 Lê Lợi, Quận 1, TP. Hồ Chí Minh',
  address_en: '1 Le Loi, District 1, Ho Chi Minh City',
  company: 'Công ty TNHH NAS',
  company_en: 'NAS Co., Ltd.',
  phone: '0912345678',
  email: 'hello@nas.example',
  hours: '9:00-22:00',
  hours_en: '9:00-22:00',
  return_promise: null,
  return_promise_en: null,
  genuine_promise: null,
  genuine_promise_en: null,
  required_note: null,
  ministry_link: null,
  ministry_badge: null,
  ...stamps,
}

export function sampleWork(
  id: number,
  changes: Partial<RecordOf<'works'>> = {},
): RecordOf<'works'> {
  return {
    id,
    name: `Dự án ${id}`,
    name_en: `Work ${id}`,
    url: `du-an-${id}`,
    content: '<p>A place of ours.</p>',
    content_vn: '<p>Một nơi của chúng tôi.</p>',
    category: 'showroom',
    year: 2026,
    location: 'Thành phố Đà Nẵng',
    order: id,
    thub: null,
    ...stamps,
    ...changes,
  }
}

export const sampleInnovation: RecordOf<'innovations'> = {
  id: 1,
  name: 'Ghi chép',
  name_en: 'Note',
  url: 'ghi-chep',
  content: '<p>From the lab.</p>',
  content_vn: '<p>Từ phòng thí nghiệm.</p>',
  order: 1,
  ...stamps,
}

import type { ResourceDefinition } from './schema-types.ts'

const text = { type: 'text' } as const
const requiredText = { type: 'text', required: true } as const
const words = { type: 'text', localised: 'en' } as const
const requiredWords = { type: 'text', required: true, localised: 'en' } as const
const richText = { type: 'richtext', localised: 'en' } as const
const olderRichText = { type: 'richtext', localised: 'vn' } as const
const integer = { type: 'integer' } as const
const requiredInteger = { type: 'integer', required: true } as const
const decimal = { type: 'decimal' } as const
const date = { type: 'date' } as const
const json = { type: 'json' } as const

const picture = { target: 'media', many: false } as const
const pictures = { target: 'media', many: true } as const

/** Every kind of content record: what it holds and what it points to (SPEC §3). */
export const collections = {
  products: {
    hasState: true,
    fields: {
      name: requiredWords,
      title: words,
      slug: requiredText,
      state: requiredText,
      order: requiredInteger,
      sold: requiredInteger,
      price: requiredInteger,
      volume: words,
      description: words,
      content: richText,
      ingredients: richText,
      guide: richText,
    },
    relations: {
      thub: picture,
      thub_header: picture,
      detail_backgroud: picture,
      detail_backgroud_mobile: picture,
      ingre_img: picture,
      guide_img: picture,
      media: pictures,
      categories: { target: 'categories', many: true },
      subcategories: { target: 'subcategories', many: true },
      related: { target: 'products', many: true },
      tips: { target: 'tips', many: true },
    },
  },
  categories: {
    hasState: true,
    fields: {
      name: requiredWords,
      slug: requiredText,
      state: requiredText,
      order: requiredInteger,
      description: words,
      palette: json,
    },
    relations: {
      thub: picture,
      thub_mobile: picture,
      home_thub: picture,
      home_thub_mobile: picture,
      products: { target: 'products', many: true, via: 'categories' },
    },
  },
  subcategories: {
    fields: { name: requiredWords, order: requiredInteger },
    relations: { products: { target: 'products', many: true, via: 'subcategories' } },
  },
  banners: {
    hasState: true,
    fields: {
      name: requiredWords,
      description: words,
      type: { type: 'text', values: { home: 'Trang chủ', promotion: 'Khuyến mãi' } },
      state: requiredText,
      order: requiredInteger,
      link: text,
      link_label: words,
      calm_side: text,
    },
    relations: { image: picture, image_mobile: picture },
  },
  clubs: {
    hasState: true,
    fields: {
      name: requiredWords,
      slug: requiredText,
      type: text,
      state: requiredText,
      order: requiredInteger,
      description: words,
      content: richText,
      published_at: date,
    },
    relations: { thub: picture },
  },
  blogs: {
    hasState: true,
    fields: {
      name: requiredWords,
      slug: requiredText,
      state: requiredText,
      order: requiredInteger,
      description: words,
      content: richText,
      published_at: date,
    },
    relations: { thub: picture },
  },
  faqs: {
    fields: { question: requiredWords, answer: richText, order: requiredInteger },
    relations: {},
  },
  tips: {
    fields: { name: requiredWords, content: words, order: requiredInteger },
    relations: {},
  },
  places: {
    hasState: true,
    fields: {
      name: requiredWords,
      address: words,
      phone: text,
      province: text,
      district: text,
      kind: text,
      hours: words,
      latitude: decimal,
      longitude: decimal,
      map_url: text,
      state: requiredText,
      order: requiredInteger,
    },
    relations: {},
  },
  payments: {
    hasState: true,
    fields: {
      name: requiredWords,
      code: requiredText,
      description: words,
      state: requiredText,
      order: requiredInteger,
    },
    relations: {},
  },
  policies: {
    fields: {
      name: requiredWords,
      slug: requiredText,
      content: richText,
      order: requiredInteger,
    },
    relations: {},
  },
  works: {
    fields: {
      name: requiredWords,
      url: requiredText,
      content: olderRichText,
      category: text,
      year: integer,
      location: text,
    },
    relations: { thub: picture },
  },
  innovations: {
    fields: { name: requiredWords, url: requiredText, content: olderRichText },
    relations: {},
  },
  'featured-works': {
    fields: { order: requiredInteger },
    relations: { work: { target: 'works', many: false } },
  },
  media: {
    fields: {
      name: requiredText,
      alternativeText: words,
      caption: words,
      color: text,
      width: requiredInteger,
      height: requiredInteger,
      formats: json,
      hash: requiredText,
      ext: requiredText,
      mime: requiredText,
      size: { type: 'decimal', required: true },
      url: requiredText,
    },
    relations: {},
  },
  provinces: {
    fields: { name: requiredText, code: requiredText, slug: requiredText },
    relations: { districts: { target: 'districts', many: true, via: 'province' } },
  },
  districts: {
    fields: { name: requiredText, code: requiredText, slug: requiredText },
    relations: {
      province: { target: 'provinces', many: false },
      wards: { target: 'wards', many: true, via: 'district' },
    },
  },
  wards: {
    fields: { name: requiredText, code: requiredText, slug: requiredText },
    relations: { district: { target: 'districts', many: false } },
  },
} as const satisfies Record<string, ResourceDefinition>

/** Records of which there is one. */
export const singles = {
  siteinfo: {
    fields: {
      link_lazada: text,
      link_tiktok: text,
      link_shopee: text,
      link_facebook: text,
      link_instagram: text,
      link_youtube: text,
      link_zalo: text,
    },
    relations: {},
  },
  nasinfo: {
    fields: {
      msdn: words,
      address: words,
      company: words,
      phone: text,
      email: text,
      hours: words,
    },
    relations: {},
  },
  bannerinfo: {
    fields: { heading: words, text: words, video_mp4: text, video_webm: text },
    relations: { poster: picture },
  },
} as const satisfies Record<string, ResourceDefinition>

export type CollectionName = keyof typeof collections
export type SingleName = keyof typeof singles

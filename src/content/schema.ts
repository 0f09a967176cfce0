import {
  amount,
  date,
  json,
  olderRichText,
  picture,
  pictures,
  type ResourceDefinition,
  requiredInteger,
  requiredJson,
  requiredText,
  requiredWords,
  richText,
  text,
  visibility,
  words,
} from './fields.ts'

const articleRelations = {
  thub: picture,
  products: { target: 'products', many: true },
  traits: { target: 'traits', many: true },
} as const

export const collections = {
  products: {
    hasState: true,
    searched: ['name', 'title', 'description', 'slug', 'ingredients', 'content'],
    fields: {
      name: requiredWords,
      title: words,
      slug: requiredText,
      state: visibility,
      order: requiredInteger,
      /** Quantity in delivered orders, counted by commerce. */
      sold: { ...amount, derived: true },
      /** Whether commerce has a free piece. */
      available: { type: 'boolean', derived: true },
      /** Average stars of the published ratings, to one decimal place; null without ratings. */
      rating: { type: 'decimal', derived: true },
      rating_count: { ...amount, derived: true },
      /** Quantity sold before this shop; no part of `sold`. */
      sold_start: amount,
      stock_start: { ...amount, writeOnly: true },
      price: amount,
      volume: words,
      /** A word or two on the picture of the card, such as “Mới”. */
      badge: words,
      description: words,
      content: richText,
      ingredients: richText,
      guide: richText,
      actives: requiredJson,
      step: { type: 'text', choices: ['cleanse', 'tone', 'treat', 'moisturise', 'protect'] },
      use_time: { type: 'text', choices: ['morning', 'evening', 'both'] },
      declaration: text,
      origin: words,
      manufacturer: words,
      importer: words,
      shelf_life: words,
      barcode: text,
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
      traits: { target: 'traits', many: true },
    },
  },
  categories: {
    hasState: true,
    fields: {
      name: requiredWords,
      slug: requiredText,
      state: visibility,
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
  traits: {
    fields: {
      name: requiredWords,
      kind: { type: 'text', required: true, choices: ['skin', 'concern', 'ingredient'] },
      note: words,
      source: words,
      order: requiredInteger,
    },
    relations: { products: { target: 'products', many: true, via: 'traits' } },
  },
  banners: {
    hasState: true,
    fields: {
      name: requiredWords,
      description: words,
      type: {
        type: 'text',
        required: true,
        values: { home: 'Trang chủ', promotion: 'Khuyến mãi' },
      },
      state: visibility,
      order: requiredInteger,
      link: text,
      link_label: words,
      calm_side: { type: 'text', choices: ['left', 'right'] },
    },
    relations: { image: picture, image_mobile: picture },
  },
  clubs: {
    hasState: true,
    searched: ['name', 'description', 'content'],
    fields: {
      name: requiredWords,
      slug: requiredText,
      type: { type: 'text', required: true, choices: ['skincare', 'knowledge', 'news'] },
      state: visibility,
      order: requiredInteger,
      description: words,
      content: richText,
      published_at: date,
    },
    relations: articleRelations,
  },
  blogs: {
    hasState: true,
    searched: ['name', 'description', 'content'],
    fields: {
      name: requiredWords,
      slug: requiredText,
      state: visibility,
      order: requiredInteger,
      description: words,
      content: richText,
      published_at: date,
    },
    relations: articleRelations,
  },
  faqs: {
    searched: ['question', 'answer'],
    fields: { question: requiredWords, answer: richText, order: requiredInteger },
    relations: {},
  },
  tips: {
    fields: { name: requiredWords, content: words, order: requiredInteger },
    relations: {},
  },
  places: {
    hasState: true,
    searched: ['name', 'address', 'phone', 'province', 'district'],
    fields: {
      name: requiredWords,
      address: words,
      phone: { type: 'text', format: 'branch phone' },
      province: text,
      district: text,
      kind: { type: 'text', required: true, choices: ['showroom', 'agent'] },
      hours: words,
      latitude: { type: 'decimal', least: -90, most: 90 },
      longitude: { type: 'decimal', least: -180, most: 180 },
      map_url: text,
      state: visibility,
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
      state: visibility,
      order: requiredInteger,
    },
    relations: {},
  },
  policies: {
    searched: ['name', 'content'],
    fields: { name: requiredWords, slug: requiredText, content: richText, order: requiredInteger },
    relations: {},
  },
  sections: {
    fields: {
      name: requiredWords,
      page: {
        type: 'text',
        required: true,
        choices: ['about', 'business', 'contact', 'support', 'shopping', 'recruitment'],
      },
      content: richText,
      link: text,
      link_label: words,
      order: requiredInteger,
    },
    relations: { thub: picture },
  },
  works: {
    fields: {
      name: requiredWords,
      url: requiredText,
      content: olderRichText,
      category: text,
      year: { type: 'integer', least: 1900, most: 2200 },
      location: text,
      order: requiredInteger,
    },
    relations: { thub: picture },
  },
  innovations: {
    fields: {
      name: requiredWords,
      url: requiredText,
      content: olderRichText,
      order: requiredInteger,
    },
    relations: {},
  },
  'featured-works': {
    fields: { order: requiredInteger },
    relations: { work: { target: 'works', many: false } },
  },
  /** Old addresses of pages; not served by `/api`. */
  redirects: { fields: { from: requiredText, to: requiredText }, relations: {} },
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
    fields: { name: requiredText, code: requiredText },
    relations: {
      districts: { target: 'districts', many: true, via: 'province' },
      successor: { target: 'provinces-2025', many: false },
    },
  },
  districts: {
    /** `former`: the districts that it included already before 2025, separated by commas. */
    fields: { name: requiredText, code: requiredText, former: text },
    relations: {
      province: { target: 'provinces', many: false },
      wards: { target: 'wards', many: true, via: 'district' },
    },
  },
  wards: {
    fields: { name: requiredText, code: requiredText },
    relations: { district: { target: 'districts', many: false } },
  },
  'provinces-2025': {
    fields: { name: requiredText, code: requiredText },
    relations: { wards: { target: 'wards-2025', many: true, via: 'province' } },
  },
  'wards-2025': {
    /** `former_ward`: the former ward whose code it keeps, under another name. */
    fields: { name: requiredText, code: requiredText, former: text, former_ward: text },
    relations: { province: { target: 'provinces-2025', many: false } },
  },
} as const satisfies Record<string, ResourceDefinition>

export type CollectionName = keyof typeof collections

/** Paths of the shop's pages without a language prefix (SPEC §2); `[slug]` is a part that varies. */
export const pagePatterns = {
  home: '/',
  categories: '/chuyen-muc',
  category: '/chuyen-muc/[slug]',
  product: '/san-pham/[slug]',
  checkout: '/thanh-toan',
  'order-placed': '/thanh-toan/hoan-tat',
  cart: '/gio-hang',
  'payment-result': '/thanh-toan/[slug]',
  'my-orders': '/don-hang',
  'member-area': '/thanh-vien-nas',
  'track-order': '/theo-doi-don-hang',
  'aura-club': '/aura-club',
  club: '/club/[slug]',
  'blog-list': '/blog',
  blog: '/blog/[slug]',
  about: '/ve-nas',
  works: '/du-an',
  'works-filter': '/du-an/loc/[slug]',
  work: '/du-an/[slug]',
  innovation: '/nghien-cuu/[slug]',
  recruitment: '/tuyen-dung',
  business: '/kinh-doanh-cung-nas',
  contact: '/lien-he',
  support: '/cham-soc-khach-hang',
  'shopping-info': '/thong-tin-mua-sam',
  faq: '/faq',
  policy: '/chinh-sach/[slug]',
  register: '/dang-ky',
  'reset-password': '/reset-password',
  'own-data': '/du-lieu-ca-nhan',
  'refund-account': '/hoan-tien',
  'connect-return': '/connect/[slug]/redirect',
} as const

export type PageKind = keyof typeof pagePatterns

/** Collections whose published records have a page, and the field with its slug. */
export const recordPages = {
  products: { kind: 'product', field: 'slug' },
  categories: { kind: 'category', field: 'slug' },
  clubs: { kind: 'club', field: 'slug' },
  blogs: { kind: 'blog', field: 'slug' },
  policies: { kind: 'policy', field: 'slug' },
  works: { kind: 'work', field: 'url' },
  innovations: { kind: 'innovation', field: 'url' },
} as const satisfies Record<string, { kind: PageKind; field: string }>

export type PagedCollection = keyof typeof recordPages

export const hasRecordPages = (collection: string): collection is PagedCollection =>
  Object.hasOwn(recordPages, collection)

export const recordPath = (collection: PagedCollection, slug: string): string =>
  pagePatterns[recordPages[collection].kind].replace('[slug]', slug)

/** Path of the record's page; null without a slug, and for collections without pages. */
export function pathOfRecord(kind: string, record: Readonly<Record<string, unknown>>) {
  if (!hasRecordPages(kind)) return null
  const slug = record[recordPages[kind].field]
  return typeof slug === 'string' && slug !== '' ? recordPath(kind, slug) : null
}

/** The kind of page that a path has by its form, and the varying part; null for other paths. */
export function pageAt(path: string): { kind: PageKind; slug: string | null } | null {
  const cut = path.lastIndexOf('/') + 1
  const kinds = Object.keys(pagePatterns) as PageKind[]
  const kindOf = (pattern: string) => kinds.find((kind) => pagePatterns[kind] === pattern)
  const fixed = kindOf(path)
  if (fixed !== undefined) return { kind: fixed, slug: null }
  const varying = kindOf(`${path.slice(0, cut)}[slug]`)
  return varying === undefined ? null : { kind: varying, slug: path.slice(cut) }
}

/** The collection and slug of the record whose page has this path; null for other paths. */
export function recordAt(path: string): { collection: PagedCollection; slug: string } | null {
  const page = pageAt(path)
  if (page === null || page.slug === null) return null
  const collections = Object.keys(recordPages) as PagedCollection[]
  const collection = collections.find((one) => recordPages[one].kind === page.kind)
  return collection === undefined ? null : { collection, slug: page.slug }
}

import type { CollectionConfig, CollectionSlug, GlobalConfig, LabelFunction } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { globalWithAuditLog, withAuditLog } from '../audit-log/with-audit-log'
import { emptyinfo } from '../globals/empty-states'
import { bannerinfo, deliveryinfo, nasinfo, searchinfo, siteinfo } from '../globals/globals'
import { homeinfo } from '../globals/home'
import { menuinfo } from '../globals/menus'
import { withImportLinks } from '../imports/with-import-links'
import { type Label, languageOf } from '../labels'
import { plansOf } from '../plans/plans'
import { globalWithShopState, withShopState } from '../publishing/with-shop-state'
import { reviews } from '../reviews/reviews'
import { globalWithVersions, withVersions } from '../versions/with-versions'
import { blogs, clubs } from './articles'
import { banners, faqs, policies, sections } from './banners-and-sections'
import { clients, publications } from './clients-and-publications'
import { emails } from './emails'
import { films } from './films'
import { media } from './media'
import { missingPages } from './missing-pages'
import { payments, places } from './payments-and-places'
import { categories, products, subcategories, tips } from './products'
import { redirects } from './redirects'
import { distributors, supports } from './requests'
import { searches } from './searches'
import { traits } from './traits'
import { users } from './users'
import { featuredWorks, innovations, works } from './works'

/** Content, in the order of the admin's menu. */
const edited: CollectionConfig[] = [
  products,
  categories,
  subcategories,
  traits,
  tips,
  payments,
  banners,
  clubs,
  blogs,
  faqs,
  policies,
  sections,
  works,
  featuredWorks,
  innovations,
  media,
  places,
  redirects,
  distributors,
  supports,
]
  .map(withVersions)
  .map(withShopState)
  .map(withImportLinks)

const editedGlobals = [
  siteinfo,
  nasinfo,
  homeinfo,
  menuinfo,
  emptyinfo,
  bannerinfo,
  deliveryinfo,
  searchinfo,
]

const plans = plansOf(
  edited.filter(hasDraftsEnabled).map(({ slug }) => slug as CollectionSlug),
  editedGlobals.filter(hasDraftsEnabled),
)

const history = {
  Component: '/versions/history#History',
  path: '/history',
  tab: { href: '/history', label: ({ t }: { t: (key: string) => string }) => t('version:history') },
} as const

/** The API tab of a document is for programmers. */
const withOwnTabs = <Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity => ({
  ...entity,
  admin: {
    ...entity.admin,
    components: { ...entity.admin?.components, views: { edit: { history } } },
    hideAPIURL: true,
  },
})

const spoken =
  (text: Label): LabelFunction =>
  ({ i18n }) =>
    text[languageOf(i18n.language)]

/** Payload puts the name of a collection into the names of buttons without translating it. */
function withSpokenLabels(collection: CollectionConfig): CollectionConfig {
  const { singular, plural } = collection.labels as Record<'singular' | 'plural', Label>
  return { ...collection, labels: { singular: spoken(singular), plural: spoken(plural) } }
}

/** Rows that programs write need no audit entries. */
export const collections: CollectionConfig[] = [
  ...[...edited, films, withVersions(emails), plans, reviews, users, clients]
    .map(withAuditLog)
    .map(withOwnTabs)
    .map(withSpokenLabels),
  publications,
  searches,
  missingPages,
]

export const globals: GlobalConfig[] = editedGlobals.map((global) =>
  withOwnTabs(globalWithShopState(globalWithVersions(globalWithAuditLog(global)))),
)

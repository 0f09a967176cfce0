import type { CollectionConfig, GlobalConfig } from 'payload'
import { deliveryinfo } from '../globals/delivery-information'
import { bannerinfo, nasinfo, siteinfo } from '../globals/site-information'
import { globalWithTrail, withTrail } from '../trail/with-trail'
import { blogs, clubs } from './articles'
import { banners } from './banners'
import { categories, subcategories } from './categories'
import { clients } from './clients'
import { faqs, policies } from './customer-help'
import { media } from './media'
import { payments } from './payments'
import { places } from './places'
import { products, tips } from './products'
import { publications } from './publications'
import { distributors, supports } from './requests'
import { sections } from './sections'
import { users } from './users'
import { featuredWorks, innovations, works } from './works'

/** What people write, in the sequence of the admin's menu. */
const written: CollectionConfig[] = [
  products,
  categories,
  subcategories,
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
  distributors,
  supports,
  users,
  clients,
]

/** The feed is written by what is saved, and needs no trail. */
export const collections: CollectionConfig[] = [...written.map(withTrail), publications]

/** Records of which there is one. */
export const globals: GlobalConfig[] = [siteinfo, nasinfo, bannerinfo, deliveryinfo].map(
  globalWithTrail,
)

import { formatPhone } from '@nas/domain/contact'
import { localised } from '../../content/localised.ts'
import type { ContentReader } from '../../content/reader.ts'
import type { MediaRecord } from '../../content/records.ts'
import type { Locale } from '../../i18n/locale.ts'

export interface CompanyInfo {
  company: string
  address: string
  registration: string
  hours: string
  email: string
  phone: { shown: string; link: string } | null
  /** Value of GHN's API: what a customer may do with the parcel before paying. */
  requiredNote: string | null
  returnPromise: string
  genuinePromise: string
  /** The Ministry's confirmation of the shop, as decree 52/2013 requires; null before it. */
  ministry: { address: string; badge: MediaRecord | null } | null
}

/** Hotlines, such as 1900 numbers, are shown in the company's own format. */
function phoneOf(text: string | null): CompanyInfo['phone'] {
  if (text === null || text.trim() === '') return null
  const shown = formatPhone(text)
  return { shown, link: `tel:${shown.replace(/[^\d+]/g, '')}` }
}

export function companyInfo(reader: ContentReader, locale: Locale): CompanyInfo {
  const info = reader.single('nasinfo')
  const text = (
    attribute: 'company' | 'address' | 'msdn' | 'hours' | 'return_promise' | 'genuine_promise',
  ) => (info === null ? '' : localised(info, attribute, locale))
  return {
    company: text('company') || 'NAS',
    address: text('address'),
    registration: text('msdn'),
    hours: text('hours'),
    email: info?.email ?? '',
    phone: phoneOf(info?.phone ?? null),
    requiredNote: info?.required_note ?? null,
    returnPromise: text('return_promise'),
    genuinePromise: text('genuine_promise'),
    ministry: isWebAddress(info?.ministry_link)
      ? { address: info.ministry_link, badge: reader.media(info.ministry_badge) }
      : null,
  }
}

export interface SiteLink {
  name: string
  address: string
}

const isWebAddress = (text: string | null | undefined): text is string =>
  /^https?:\/\//i.test(text ?? '')

function linksOf(pairs: readonly [string, string | null | undefined][]): SiteLink[] {
  return pairs.flatMap(([name, address]) => (isWebAddress(address) ? [{ name, address }] : []))
}

export function siteLinks(reader: ContentReader) {
  const site = reader.single('siteinfo')
  return {
    markets: linksOf([
      ['Shopee', site?.link_shopee],
      ['Lazada', site?.link_lazada],
      ['TikTok Shop', site?.link_tiktok],
    ]),
    social: linksOf([
      ['TikTok', site?.link_tiktok],
      ['Facebook', site?.link_facebook],
      ['Instagram', site?.link_instagram],
      ['YouTube', site?.link_youtube],
      ['Shopee', site?.link_shopee],
      ['Lazada', site?.link_lazada],
    ]),
    zalo: isWebAddress(site?.link_zalo) ? site.link_zalo : null,
  }
}

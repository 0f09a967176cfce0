import { type FooterGroup, type MenuEntry, standardMenus } from '@nas/domain/standard-menus'
import { localised, textIn } from '../content/localised.ts'
import type { ContentReader } from '../content/reader.ts'
import type { CategoryRecord } from '../content/records.ts'
import { href } from '../i18n/href.ts'
import type { Locale } from '../i18n/locale.ts'
import { translator } from '../i18n/translator.ts'

export interface MenuLink {
  label: string
  address: string
}

export const categoryLink = (locale: Locale, category: CategoryRecord): MenuLink => ({
  label: localised(category, 'name', locale),
  address: href(locale, `/chuyen-muc/${category.slug}`),
})

export const allCategoriesLink = (locale: Locale): MenuLink => ({
  label: translator(locale, 'chrome')('allCategories'),
  address: href(locale, '/chuyen-muc'),
})

const linksIn = (entries: readonly MenuEntry[], locale: Locale): MenuLink[] =>
  entries.map(({ label, path }) => ({ label: textIn(label, locale), address: href(locale, path) }))

export const contactLinks = (reader: ContentReader, locale: Locale): MenuLink[] =>
  linksIn((reader.single('menuinfo') ?? standardMenus).contact, locale)

export function footerTexts(reader: ContentReader, locale: Locale) {
  const stored = reader.single('menuinfo')
  const groupOf = ({ title, links }: FooterGroup) => ({
    title: textIn(title, locale),
    links: linksIn(links, locale),
  })
  return {
    about: stored ? localised(stored, 'about', locale) : standardMenus.about[locale],
    groups: (stored ?? standardMenus).footer.map(groupOf),
  }
}

export function memberLinks(locale: Locale): MenuLink[] {
  const t = translator(locale, 'chrome')
  const area = href(locale, '/thanh-vien-nas')
  return [
    { label: t('memberProfile'), address: `${area}#tab1` },
    { label: t('memberOrders'), address: `${area}#tab2` },
    { label: t('memberAddresses'), address: `${area}#tab4` },
    { label: t('memberViewed'), address: `${area}#tab5` },
    { label: t('memberLiked'), address: `${area}#tab6` },
    { label: t('memberCart'), address: href(locale, '/gio-hang') },
  ]
}

export function clubLinks(locale: Locale): (MenuLink & { type: string })[] {
  const t = translator(locale, 'chrome')
  const topics = [
    { type: 'knowledge', label: t('clubKnowledge') },
    { type: 'skincare', label: t('clubSkincare') },
    { type: 'news', label: t('clubNews') },
  ]
  const address = (type: string) => href(locale, `/aura-club?type=${type}`)
  return topics.map((topic) => ({ ...topic, address: address(topic.type) }))
}

import type { Locale } from '../i18n/locale.ts'
import { rememberLocale } from '../stores/locale.ts'
import { startLoadingBar } from './loading-bar.ts'
import { startMenus } from './menus.ts'

const header = document.querySelector<HTMLElement>('[data-site-header]')

/** SPEC §2: fixed once the page has moved more than 5 px. */
const fixedAfter = 5

function markScrolled(): void {
  header?.toggleAttribute('data-scrolled', scrollY > fixedAfter)
}

addEventListener('scroll', markScrolled, { passive: true })
markScrolled()

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return
  const link = event.target.closest<HTMLAnchorElement>('[data-language-switch] a')
  if (link === null) return
  rememberLocale(link.dataset.locale === 'en' ? 'en' : ('vi' satisfies Locale))
  // The other language shows the same part of the page: filters and tabs live in the address.
  link.search = location.search
  link.hash = location.hash
})

startMenus()
startLoadingBar()

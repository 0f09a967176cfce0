import type { Locale } from '../i18n/locale.ts'
import { pageLocale, rememberLocale } from '../stores/locale.ts'
import { startMenus } from './menus.ts'

/** In ms. SPEC §9: faster pages need no bar. Also the minimum time for which the bar is shown. */
const delay = 200
const longest = 5000

/** Browsers without the Navigation API show only their own indicator. */
function startLoadingBar(): void {
  const { dataset } = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    delete dataset.loading
  }
  const show = () => {
    dataset.loading = ''
    timer = setTimeout(stop, longest)
  }
  window.navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
    const isPage = !destination.sameDocument && downloadRequest === null
    if (!isPage || !destination.url.startsWith('http')) return
    stop()
    timer = setTimeout(show, delay)
  })
  // The back/forward cache restores a page in the state in which it was left.
  addEventListener('pagehide', stop)
}

const header = document.querySelector<HTMLElement>('[data-site-header]')

/** In px. SPEC §2: fixed after scrolling by more than 5 px. */
const fixedAfter = 5

function markScrolled(): void {
  header?.toggleAttribute('data-scrolled', scrollY > fixedAfter)
}

addEventListener('scroll', markScrolled, { passive: true })
markScrolled()

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return
  if (event.target.closest('[data-language-stay]') !== null) {
    rememberLocale(pageLocale())
    delete document.documentElement.dataset.offersLanguage
  }
  const link = event.target.closest<HTMLAnchorElement>('[data-language-switch] a')
  if (link === null) return
  rememberLocale(link.dataset.locale === 'en' ? 'en' : ('vi' satisfies Locale))
  // Filters and tabs are in the address.
  link.search = location.search
  link.hash = location.hash
})

startMenus()
startLoadingBar()

import { searchOf } from '../content/paged-lists.ts'
import type { ListPages } from './list-pages.ts'

const wantsElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey

/** The address of the form's choices; the first sort is the default and is not written. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, `${value}`]),
  )
  const sort = form.querySelector('select')
  if (sort?.selectedIndex === 0) query.delete(sort.name)
  return `${new URL(form.action).pathname}${searchOf(query)}`
}

function startListing(root: HTMLElement): void {
  let loading: Promise<ListPages> | undefined
  const use = (work: (pages: ListPages) => Promise<void>) => {
    loading ??= import('./list-pages.ts').then(({ ListPages }) => new ListPages(root))
    loading.then(work).catch(() => {
      loading = undefined
      root.querySelector('[data-listing-failed]')?.removeAttribute('hidden')
    })
  }
  const current = () => location.pathname + location.search
  let drawn = current()
  const draw = () => {
    drawn = current()
    use((pages) => pages.show(location.href, history.state?.list))
  }
  const go = (address: string, how: 'pushState' | 'replaceState') => {
    history[how]({ ...history.state, list: undefined }, '', address)
    draw()
  }

  root.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    if (event.target.closest('[data-listing-more]')) use((pages) => pages.more())
    if (event.target.closest('[data-listing-again]')) use((pages) => pages.again())
    const link = event.target.closest<HTMLAnchorElement>('a[data-listing-go]')
    if (link === null || wantsElsewhere(event)) return
    event.preventDefault()
    if (link.href !== location.href) go(link.href, 'pushState')
  })
  root.addEventListener('change', ({ target }) => {
    const form = target instanceof Element && target.closest('form')
    if (form) go(addressOf(form), 'replaceState')
  })
  root.addEventListener('submit', (event) => event.preventDefault())
  addEventListener('popstate', () => {
    if (current() !== drawn) draw()
  })
  if (history.state?.list) draw()
}

/** Links add history entries, so that Back returns to them; the form's choices replace the entry. */
for (const root of document.querySelectorAll<HTMLElement>('[data-listing]')) startListing(root)

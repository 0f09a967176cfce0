import { parsePagePath } from '../content/paged-lists.ts'
import { fill } from '../i18n/fill.ts'
import type { ListPages } from './list-pages.ts'
import { arrange, type Listed, type ListingState, readState, writeState } from './listing-state.ts'

function listedOf(element: HTMLElement): Listed<HTMLElement> {
  const { groups = '', order = '0', price = '0', sold = '0' } = element.dataset
  return {
    item: element,
    groups: groups.split(' ').filter(Boolean),
    facts: { order: Number(order), price: Number(price), sold: Number(sold) },
  }
}

function markControl(control: HTMLElement, on: boolean): void {
  if (!(control instanceof HTMLAnchorElement)) control.setAttribute('aria-pressed', String(on))
  else if (on) control.setAttribute('aria-current', 'page')
  else control.removeAttribute('aria-current')
}

const wantsElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey

function bringIntoSight({ parentElement: row, offsetLeft, offsetWidth }: HTMLElement): void {
  if (row === null) return
  row.scrollLeft = offsetLeft - row.offsetLeft - (row.clientWidth - offsetWidth) / 2
}

function arrangerOf(root: HTMLElement, list: HTMLElement): (state: ListingState) => void {
  const items = ([...list.children] as HTMLElement[]).map(listedOf)
  const empty = root.querySelector<HTMLElement>('[data-listing-empty]')
  const count = root.querySelector<HTMLElement>('[data-listing-count]')
  return (state) => {
    const shown = arrange(items, state)
    for (const { item } of items) item.hidden = !shown.includes(item)
    list.append(...shown)
    if (empty !== null) empty.hidden = shown.length > 0
    if (count !== null) {
      const { listingCount = '', listingOne = '' } = count.dataset
      count.textContent =
        shown.length === 1 ? listingOne : fill(listingCount, { count: shown.length })
    }
  }
}

function loaderOf(root: HTMLElement, list: HTMLElement, pager: HTMLElement) {
  let loading: Promise<ListPages> | undefined
  return (use: (pages: ListPages) => Promise<void>) => {
    loading ??= import('./list-pages.ts').then(({ ListPages }) => new ListPages(root, list, pager))
    loading.then(use).catch(() => {
      loading = undefined
      pager.querySelector('[data-listing-failed]')?.removeAttribute('hidden')
    })
  }
}

function startListing(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('[data-listing-items]')
  if (list === null) return
  const parameter = root.dataset.listing ?? ''
  const controls = [...root.querySelectorAll<HTMLElement>('[data-group]')]
  const select = root.querySelector<HTMLSelectElement>('[data-listing-sort]')
  const pager = root.querySelector<HTMLElement>('[data-listing-pages]')
  const withPages = pager && loaderOf(root, list, pager)
  const show = withPages
    ? () => withPages((pages) => pages.show(location.href, history.state?.list))
    : arrangerOf(root, list)
  const known = {
    groups: controls.map((control) => control.dataset.group ?? ''),
    sorts: [...(select?.options ?? [])].map(({ value }) => value),
  }

  const addressOf = () => location.pathname + location.search
  let drawn = addressOf()
  const read = () => readState(location.search, parameter, known)
  const draw = (state: ListingState) => {
    drawn = addressOf()
    for (const control of controls) {
      const on = control.dataset.group === state.group
      markControl(control, on)
      if (on) bringIntoSight(control)
    }
    if (select !== null) select.value = state.sort
    show(state)
  }
  const change = (part: Partial<ListingState>, go: 'pushState' | 'replaceState') => {
    const state = { ...read(), ...part }
    const search = writeState(location.search, parameter, state, known)
    const { path } = parsePagePath(location.pathname)
    history[go]({ ...history.state, list: undefined }, '', `${path}${search}${location.hash}`)
    draw(state)
  }

  root.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    if (event.target.closest('[data-listing-more]')) withPages?.((pages) => pages.more())
    if (event.target.closest('[data-listing-again]')) withPages?.((pages) => pages.again())
    const control = event.target.closest<HTMLElement>('[data-group]')
    const group = control?.dataset.group
    if (group === undefined || wantsElsewhere(event)) return
    event.preventDefault()
    const isPlace = control instanceof HTMLAnchorElement && group !== read().group
    change({ group }, isPlace ? 'pushState' : 'replaceState')
  })
  select?.addEventListener('change', () => change({ sort: select.value }, 'replaceState'))
  addEventListener('popstate', () => {
    if (addressOf() !== drawn) draw(read())
  })
  if (writeState('', parameter, read(), known) !== '' || history.state?.list) draw(read())
}

/** Groups that are links add history entries, so that Back returns to them. */
for (const root of document.querySelectorAll<HTMLElement>('[data-listing]')) startListing(root)

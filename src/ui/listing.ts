import { fill } from '../i18n/fill.ts'
import { arrange, type Listed, type ListingState, readState, writeState } from './listing-state.ts'

function listedOf(element: HTMLElement): Listed<HTMLElement> {
  const { groups = '', order = '0', price = '0', sold = '0' } = element.dataset
  return {
    item: element,
    groups: groups.split(' ').filter(Boolean),
    facts: { order: Number(order), price: Number(price), sold: Number(sold) },
  }
}

/** A link is marked as the current place, a button as pressed. */
function markControl(control: HTMLElement, on: boolean): void {
  if (!(control instanceof HTMLAnchorElement)) control.setAttribute('aria-pressed', String(on))
  else if (on) control.setAttribute('aria-current', 'page')
  else control.removeAttribute('aria-current')
}

/** Whether the press opens a link in another tab or window. */
const wantsElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey

/** Scrolls a chosen control into view within its sliding row. */
function bringIntoSight({ parentElement: row, offsetLeft, offsetWidth }: HTMLElement): void {
  if (row === null) return
  row.scrollLeft = offsetLeft - row.offsetLeft - (row.clientWidth - offsetWidth) / 2
}

function startListing(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('[data-listing-items]')
  if (list === null) return
  const parameter = root.dataset.listing ?? 'group'
  const items = ([...list.children] as HTMLElement[]).map(listedOf)
  const controls = [...root.querySelectorAll<HTMLElement>('[data-group]')]
  const select = root.querySelector<HTMLSelectElement>('[data-listing-sort]')
  const empty = root.querySelector<HTMLElement>('[data-listing-empty]')
  const count = root.querySelector<HTMLElement>('[data-listing-count]')
  const known = {
    groups: controls.map((control) => control.dataset.group ?? ''),
    sorts: [...(select?.options ?? [])].map(({ value }) => value),
  }

  const draw = (state: ListingState) => {
    const shown = arrange(items, state)
    for (const { item } of items) item.hidden = !shown.includes(item)
    list.append(...shown)
    for (const control of controls) {
      const on = control.dataset.group === state.group
      markControl(control, on)
      if (on) bringIntoSight(control)
    }
    if (select !== null) select.value = state.sort
    if (empty !== null) empty.hidden = shown.length > 0
    if (count !== null) {
      const { listingCount = '', listingOne = '' } = count.dataset
      count.textContent =
        shown.length === 1 ? listingOne : fill(listingCount, { count: shown.length })
    }
  }
  const read = () => readState(location.search, parameter, known)
  const change = (part: Partial<ListingState>, go: 'pushState' | 'replaceState') => {
    const state = { ...read(), ...part }
    const search = writeState(location.search, parameter, state, known)
    history[go](history.state, '', `${location.pathname}${search}${location.hash}`)
    draw(state)
  }

  root.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const control = event.target.closest<HTMLElement>('[data-group]')
    const group = control?.dataset.group
    if (group === undefined || wantsElsewhere(event)) return
    event.preventDefault()
    const isPlace = control instanceof HTMLAnchorElement && group !== read().group
    change({ group }, isPlace ? 'pushState' : 'replaceState')
  })
  select?.addEventListener('change', () => change({ sort: select.value }, 'replaceState'))
  addEventListener('popstate', () => draw(read()))
  if (location.search !== '') draw(read())
}

/**
 * Complete lists of a page: filtered and sorted in place, with the choice in the address. Groups
 * that are links add history entries, to which Back returns.
 */
for (const root of document.querySelectorAll<HTMLElement>('[data-listing]')) startListing(root)

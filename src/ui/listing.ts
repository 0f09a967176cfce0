import { arrange, type Listed, type ListingState, readState, writeState } from './listing-state.ts'

function listedOf(element: HTMLElement): Listed<HTMLElement> {
  const { groups = '', order = '0', price = '0', sold = '0' } = element.dataset
  return {
    item: element,
    groups: groups.split(' ').filter(Boolean),
    facts: { order: Number(order), price: Number(price), sold: Number(sold) },
  }
}

function startListing(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('[data-listing-items]')
  if (list === null) return
  const parameter = root.dataset.listing ?? 'group'
  const items = ([...list.children] as HTMLElement[]).map(listedOf)
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-group]')]
  const select = root.querySelector<HTMLSelectElement>('[data-listing-sort]')
  const empty = root.querySelector<HTMLElement>('[data-listing-empty]')
  const count = root.querySelector<HTMLElement>('[data-listing-count]')
  const known = {
    groups: buttons.map((button) => button.dataset.group ?? ''),
    sorts: [...(select?.options ?? [])].map(({ value }) => value),
  }

  const draw = (state: ListingState) => {
    const shown = arrange(items, state)
    for (const { item } of items) item.hidden = !shown.includes(item)
    list.append(...shown)
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.group === state.group))
    }
    if (select !== null) select.value = state.sort
    if (empty !== null) empty.hidden = shown.length > 0
    if (count !== null) {
      count.textContent = (count.dataset.listingCount ?? '').replace('{{count}}', `${shown.length}`)
    }
  }
  const read = () => readState(location.search, parameter, known)
  const change = (part: Partial<ListingState>) => {
    const state = { ...read(), ...part }
    const search = writeState(location.search, parameter, state, known)
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
    draw(state)
  }

  root.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const group = event.target.closest<HTMLElement>('[data-group]')?.dataset.group
    if (group !== undefined) change({ group })
  })
  select?.addEventListener('change', () => change({ sort: select.value }))
  addEventListener('popstate', () => draw(read()))
  if (location.search !== '') draw(read())
}

/** Lists that are in the page whole: filtered and sorted in place, the choice kept in the address. */
for (const root of document.querySelectorAll<HTMLElement>('[data-listing]')) startListing(root)

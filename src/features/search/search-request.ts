import { $panel, closePanel, openPanel } from '../../stores/panel.store.ts'

const typingPlaces = 'input, textarea, select, [contenteditable]'

function isForTheShop({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || $panel.get() !== 'none') return false
  if (document.querySelector('dialog[open]') !== null) return false
  return !(target instanceof Element && target.closest(typingPlaces) !== null)
}

/** Keeps the panel in sync with the address: `?q=` opens the search, going back closes it. */
function followAddress(): void {
  if (new URLSearchParams(location.search).has('q')) openPanel('search')
  else closePanel('search')
}

/** Opens the search by the key `/`, or for an address with `?q=`. */
export function startSearchRequest(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || !isForTheShop(event)) return
    event.preventDefault()
    openPanel('search')
  })
  addEventListener('popstate', followAddress)
  followAddress()
}

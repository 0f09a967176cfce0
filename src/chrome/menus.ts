import { backCloses } from '../stores/back-closes.ts'

/** In ms: a pointer that only crosses the bar opens no menu. */
const openDelay = 90
const closeDelay = 180

const canHover = matchMedia('(hover: hover) and (width >= 75rem)')

function closeOthers(menu: HTMLDetailsElement): void {
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    if (other !== menu) other.open = false
  }
}

function watchHover(menu: HTMLDetailsElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (open: boolean, delay: number) => (event: PointerEvent) => {
    if (!canHover.matches || event.pointerType !== 'mouse') return
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (open) closeOthers(menu)
      menu.open = open
    }, delay)
  }
  const place: HTMLElement = menu.closest('li') ?? menu
  place.addEventListener('pointerenter', later(true, openDelay))
  place.addEventListener('pointerleave', later(false, closeDelay))

  // Hover has opened the menu for a mouse, so a click opens the page; keys and touch toggle.
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse'
    if (!isMouse || !canHover.matches) return
    event.preventDefault()
    clearTimeout(timer)
    const page = (event.currentTarget as HTMLElement).dataset.menuPage
    if (page === undefined) menu.open = true
    else location.assign(page)
  })
}

function watchBack(menu: HTMLDetailsElement): void {
  const close = () => {
    menu.open = false
  }
  menu.addEventListener('toggle', () => backCloses(close, menu.open))
}

export function startMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
    if (menu.classList.contains('mobile-menu')) watchBack(menu)
    else watchHover(menu)
    menu.addEventListener('focusout', (event) => {
      const next = event.relatedTarget
      if (next instanceof Node && !menu.contains(next)) menu.open = false
    })
    menu.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !menu.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    })
  }
  document.addEventListener('click', (event) => {
    const menu = document.querySelector<HTMLDetailsElement>('details[data-menu][open]')
    if (menu === null || !(event.target instanceof Element)) return
    const isOutside = !menu.contains(event.target)
    if (isOutside || event.target.closest('[data-open-panel]') !== null) menu.open = false
  })
}

import { startCarousel } from '../../ui/carousel.ts'

const root = document.querySelector<HTMLElement>('[data-gallery]')
const dialog = document.querySelector<HTMLDialogElement>('[data-zoom]')
const carousel = root ? startCarousel(root) : undefined

async function open(): Promise<void> {
  if (dialog === null || carousel === undefined) return
  const { openZoom } = await import('./gallery-zoom.ts')
  const { track, current, show } = carousel
  const back = (index: number) => show(index, 'instant')
  if (!dialog.open) openZoom(dialog, [...track.querySelectorAll('img')], current(), back)
}

root?.addEventListener('click', (event) => {
  if (
    event.target instanceof Element &&
    event.target.closest('[data-zoom-open], [data-carousel-track] img')
  ) {
    void open()
  }
})

import { backCloses } from '../../stores/back-closes.ts'
import { type Carousel, startCarousel } from '../../ui/carousel.ts'

/** Pixels to request: a picture can be enlarged to twice the window. */
const zoomedSizes = '200vmax'

/** Zoom factor relative to the window. */
const factor = 2.2

/** The pressed point as fractions of the picture's width and height; the centre for a key. */
function pointOf(event: MouseEvent, picture: HTMLElement): { x: number; y: number } {
  if (event.detail === 0 || event.target !== picture) return { x: 0.5, y: 0.5 }
  const box = picture.getBoundingClientRect()
  return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
}

function enlarge(slide: HTMLElement, picture: HTMLElement, { x, y }: { x: number; y: number }) {
  picture.style.width = `${Math.round(picture.offsetWidth * factor)}px`
  slide.toggleAttribute('data-large', true)
  // Content that can be panned by touch must be scrollable by arrow keys too.
  slide.tabIndex = 0
  slide.scrollLeft = x * picture.offsetWidth - slide.clientWidth / 2
  slide.scrollTop = y * picture.offsetHeight - slide.clientHeight / 2
}

function makeSmall(slide: HTMLElement): void {
  slide.removeAttribute('data-large')
  slide.removeAttribute('tabindex')
  slide.querySelector('img')?.style.removeProperty('width')
}

function slideOf(picture: HTMLImageElement): HTMLElement {
  const large = picture.cloneNode() as HTMLImageElement
  large.sizes = zoomedSizes
  large.loading = 'lazy'
  large.removeAttribute('fetchpriority')
  large.removeAttribute('style')
  const slide = document.createElement('li')
  slide.append(large)
  return slide
}

interface Zoom {
  carousel: Carousel
  /** Index of the last shown picture; a closed dialog has no layout to derive it from. */
  index: number
}

function prepare(dialog: HTMLDialogElement, pictures: readonly HTMLImageElement[]): Zoom {
  const slides = pictures.map(slideOf)
  dialog.querySelector('[data-carousel-track]')?.append(...slides)
  const carousel = startCarousel(dialog)
  if (carousel === undefined) throw new Error('the large view has no track')
  const zoom: Zoom = { carousel, index: 0 }
  const loupe = dialog.querySelector('[data-zoom-loupe]')

  const draw = () => {
    for (const slide of slides) if (slide !== slides[zoom.index]) makeSmall(slide)
    loupe?.setAttribute('aria-pressed', `${slides[zoom.index]?.hasAttribute('data-large')}`)
  }
  carousel.track.addEventListener('scroll', () => {
    zoom.index = carousel.current()
    draw()
  })
  dialog.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const slide = slides[zoom.index]
    const picture = slide?.querySelector('img')
    const isLoupe = event.target.closest('[data-zoom-loupe]') !== null
    if (slide && picture && (isLoupe || event.target === picture)) {
      if (slide.hasAttribute('data-large')) makeSmall(slide)
      else enlarge(slide, picture, pointOf(event, picture))
      draw()
    } else if (event.target.closest('[data-carousel-step]') === null) {
      dialog.close()
    }
  })
  return zoom
}

const prepared = new WeakMap<HTMLDialogElement, Zoom>()

/** @param onClose called with the last shown picture */
export function openZoom(
  dialog: HTMLDialogElement,
  pictures: readonly HTMLImageElement[],
  index: number,
  onClose: (index: number) => void,
): void {
  const zoom = prepared.get(dialog) ?? prepare(dialog, pictures)
  prepared.set(dialog, zoom)
  dialog.showModal()
  zoom.index = index
  zoom.carousel.show(index, 'instant')
  zoom.carousel.track.focus()
  const close = () => dialog.close()
  backCloses(close, true)
  dialog.addEventListener(
    'close',
    () => {
      backCloses(close, false)
      onClose(zoom.index)
    },
    { once: true },
  )
}

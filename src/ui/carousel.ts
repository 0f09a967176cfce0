export function nearestSlide(position: number, starts: readonly number[]): number {
  const distances = starts.map((start) => Math.abs(start - position))
  return distances.indexOf(Math.min(...distances))
}

export function stepFrom(index: number, step: number, count: number): number {
  return (index + step + count) % count
}

export interface Carousel {
  track: HTMLElement
  current: () => number
  show: (index: number, how?: 'instant') => void
  step: (by: number) => void
}

export function startCarousel(root: HTMLElement): Carousel | undefined {
  const track = root.querySelector<HTMLElement>('[data-carousel-track]')
  if (track === null) return undefined
  const slides = [...track.children] as HTMLElement[]
  const dots = [...root.querySelectorAll<HTMLElement>('[data-carousel-to]')]
  const starts = () => slides.map((slide) => slide.offsetLeft - track.offsetLeft)
  const current = () => nearestSlide(track.scrollLeft, starts())
  const show = (index: number, how?: 'instant') => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const behavior = how ?? (calm ? 'instant' : 'smooth')
    track.scrollTo({ left: starts()[index] ?? 0, behavior })
  }
  const step = (by: number) => show(stepFrom(current(), by, slides.length))
  const mark = () => {
    const index = current()
    for (const dot of dots) {
      if (Number(dot.dataset.carouselTo) === index) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
  }
  track.addEventListener('scroll', mark, { passive: true })
  root.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const { carouselStep, carouselTo } = event.target.closest('button')?.dataset ?? {}
    if (carouselTo !== undefined) show(Number(carouselTo))
    if (carouselStep !== undefined) step(Number(carouselStep))
  })
  return { track, current, show, step }
}

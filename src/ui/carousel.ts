/** The slide whose start is nearest to where the row stands. */
export function nearestSlide(position: number, starts: readonly number[]): number {
  const distances = starts.map((start) => Math.abs(start - position))
  return distances.indexOf(Math.min(...distances))
}

/** The slide a step away, going round at the ends. */
export function stepFrom(index: number, step: number, count: number): number {
  return (index + step + count) % count
}

function startCarousel(root: HTMLElement): void {
  const track = root.querySelector<HTMLElement>('[data-carousel-track]')
  if (track === null) return
  const slides = [...track.children] as HTMLElement[]
  const dots = [...root.querySelectorAll<HTMLElement>('[data-carousel-to]')]
  const starts = () => slides.map((slide) => slide.offsetLeft - track.offsetLeft)
  const current = () => nearestSlide(track.scrollLeft, starts())
  const show = (index: number) => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    track.scrollTo({ left: starts()[index] ?? 0, behavior: calm ? 'instant' : 'smooth' })
  }
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
    if (carouselStep !== undefined) show(stepFrom(current(), Number(carouselStep), slides.length))
  })
}

/** Rows that slide by themselves (scroll-snap); this adds the buttons and the marks. */
if (typeof document !== 'undefined') {
  for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) startCarousel(root)
}

import { type Carousel, startCarousel } from '../../ui/carousel.ts'
import { showPlaying } from '../../ui/play-button.ts'

const turnMs = 7000

/**
 * Rotates the banners until the visitor's first press, swipe or key, which stops it permanently.
 * Pauses while the pointer or the focus is inside, and out of view; with reduced motion it starts
 * only by the button (WCAG 2.2.2).
 */
function startTurning(root: HTMLElement, { step, track }: Carousel): void {
  const button = root.querySelector<HTMLElement>('[data-play]')
  if (button === null) return
  let turning = false
  let seen = false

  const set = (on: boolean) => {
    turning = on
    showPlaying(button, on)
  }
  const stop = (event: Event) => {
    const isTab = event instanceof KeyboardEvent && event.key === 'Tab'
    if (!isTab && !button.contains(event.target as Node)) set(false)
  }
  button.addEventListener('click', () => set(!turning))
  root.addEventListener('pointerdown', stop)
  root.addEventListener('keydown', stop)
  new IntersectionObserver((entries) => {
    seen = entries.at(-1)?.isIntersecting === true
  }).observe(track)
  setInterval(() => {
    const waits = document.hidden || track.matches(':hover, :focus-within')
    if (turning && seen && !waits) step(1)
  }, turnMs)
  set(!matchMedia('(prefers-reduced-motion: reduce)').matches)
}

for (const root of document.querySelectorAll<HTMLElement>('[data-hero]')) {
  const carousel = startCarousel(root)
  if (carousel) startTurning(root, carousel)
}

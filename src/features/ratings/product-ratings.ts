import { onceShown } from '../../stores/once-shown.ts'

/** Ratings are loaded shortly before they come into view: most visitors never scroll that far. */
function startRatings(section: HTMLElement): void {
  new IntersectionObserver(
    (entries, observer) => {
      if (entries.at(-1)?.isIntersecting !== true) return
      observer.disconnect()
      void import('./show-ratings.ts').then(({ showRatings }) => showRatings(section))
    },
    { rootMargin: '300px' },
  ).observe(section)
}

onceShown(() => {
  for (const section of document.querySelectorAll<HTMLElement>('[data-ratings]')) {
    startRatings(section)
  }
})

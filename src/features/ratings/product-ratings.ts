/** Ratings are asked for shortly before they are seen: most who open a product never get there. */
for (const section of document.querySelectorAll<HTMLElement>('[data-ratings]')) {
  new IntersectionObserver(
    ([entry], observer) => {
      if (entry?.isIntersecting !== true) return
      observer.disconnect()
      void import('./show-ratings.ts').then(({ showRatings }) => showRatings(section))
    },
    { rootMargin: '300px' },
  ).observe(section)
}

import { $signedIn } from '../../stores/session.store.ts'
import {
  $viewed,
  addViewed,
  forgetOthersViewed,
  isViewedJoined,
} from '../../stores/viewed.store.ts'

const section = document.querySelector<HTMLElement>('[data-viewed]')

function note(product: number): void {
  forgetOthersViewed()
  const added = addViewed(product)
  if ($signedIn.get() === null || (!added && isViewedJoined())) return
  // The account gets it with the next product when it cannot be reached now.
  import('../../stores/join-viewed.ts').then(({ joinViewed }) => joinViewed()).catch(() => {})
}

if (section !== null) {
  note(Number(section.dataset.viewed))
  section.classList.toggle('is-empty', $viewed.get().length < 2)
  // Asked for shortly before they are seen, like the ratings.
  new IntersectionObserver(
    ([entry], observer) => {
      if (entry?.isIntersecting !== true) return
      observer.disconnect()
      import('./show-viewed.ts')
        .then(({ showViewed }) => showViewed(section))
        .catch(() => section.classList.add('is-empty'))
    },
    { rootMargin: '600px' },
  ).observe(section)
}

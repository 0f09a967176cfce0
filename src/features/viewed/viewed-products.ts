import { onceShown } from '../../stores/once-shown.ts'
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
  // When the account is unreachable now, the next viewed product syncs it.
  import('../../stores/join-viewed.ts').then(({ joinViewed }) => joinViewed()).catch(() => {})
}

function startViewed(section: HTMLElement): void {
  note(Number(section.dataset.viewed))
  section.classList.toggle('is-empty', $viewed.get().length < 2)
  // Loaded shortly before they come into view, like the ratings.
  new IntersectionObserver(
    (entries, observer) => {
      if (entries.at(-1)?.isIntersecting !== true) return
      observer.disconnect()
      import('./show-viewed.ts')
        .then(({ showViewed }) => showViewed(section))
        .catch(() => section.classList.add('is-empty'))
    },
    { rootMargin: '600px' },
  ).observe(section)
}

if (section !== null) onceShown(() => startViewed(section))

import { showPlaying } from '../../ui/play-button.ts'

interface Source {
  src: string
  type: string
}

/** Milliseconds in view after which the film starts automatically (SPEC §9). */
const startAfterMs = 4000

function makeVideo(frame: HTMLElement): HTMLVideoElement {
  const video = document.createElement('video')
  video.muted = true
  video.loop = true
  video.playsInline = true
  video.setAttribute('aria-label', frame.dataset.film ?? '')
  for (const { src, type } of JSON.parse(frame.dataset.sources ?? '[]') as Source[]) {
    video.append(Object.assign(document.createElement('source'), { src, type }))
  }
  frame.prepend(video)
  return video
}

function startFilm(frame: HTMLElement): void {
  const button = frame.querySelector<HTMLElement>('[data-play]')
  if (button === null) return
  let video: HTMLVideoElement | undefined
  /** Whether the film left the view while playing; only then is it resumed. */
  let leftPlaying = false
  let timer: number | undefined

  const update = () => showPlaying(button, video !== undefined && !video.paused)
  const play = () => {
    clearTimeout(timer)
    if (video === undefined) {
      video = makeVideo(frame)
      video.addEventListener('play', update)
      video.addEventListener('pause', update)
    }
    // A browser in data-saving mode may reject; poster and button remain.
    video.play().catch(() => {})
    return video
  }
  button.addEventListener('click', () => {
    if (video !== undefined && !video.paused) {
      video.pause()
      return
    }
    // A press on the film shows the player's controls: sound, position, full screen.
    const player = play()
    player.controls = true
    button.hidden = true
    player.focus()
  })

  const calm = matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)')
  new IntersectionObserver(
    (entries) => {
      clearTimeout(timer)
      if (entries.at(-1)?.isIntersecting !== true) {
        leftPlaying = video !== undefined && !video.paused
        video?.pause()
      } else if (leftPlaying) {
        play()
      } else if (video === undefined && !calm.matches) {
        timer = window.setTimeout(play, startAfterMs)
      }
    },
    { threshold: 0.4 },
  ).observe(frame)
}

/**
 * The film is loaded after some time in view, or on request; with reduced motion or data saving
 * only on request.
 */
for (const frame of document.querySelectorAll<HTMLElement>('[data-film]')) startFilm(frame)

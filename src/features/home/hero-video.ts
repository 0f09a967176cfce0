import { showPlaying } from '../../ui/play-button.ts'

interface Source {
  src: string
  type: string
}

/** How long the film is in sight before it starts by itself (SPEC §9). */
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
  /** Only what went out of sight while it played goes on when it comes back. */
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
    // A browser that saves data may refuse; the poster and the button stay.
    video.play().catch(() => {})
    return video
  }
  button.addEventListener('click', () => {
    if (video !== undefined && !video.paused) {
      video.pause()
      return
    }
    // Whoever asks for the film gets the whole player: sound, place, full screen.
    const player = play()
    player.controls = true
    button.hidden = true
    player.focus()
  })

  const calm = matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)')
  new IntersectionObserver(
    ([entry]) => {
      clearTimeout(timer)
      if (entry?.isIntersecting !== true) {
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

/** The film is fetched when it has been seen a while or is asked for, never against a wish for rest. */
for (const frame of document.querySelectorAll<HTMLElement>('[data-film]')) startFilm(frame)

interface Source {
  src: string
  type: string
}

function makeVideo(frame: HTMLElement): HTMLVideoElement {
  const video = document.createElement('video')
  video.muted = true
  video.loop = true
  video.playsInline = true
  for (const { src, type } of JSON.parse(frame.dataset.sources ?? '[]') as Source[]) {
    video.append(Object.assign(document.createElement('source'), { src, type }))
  }
  frame.prepend(video)
  return video
}

function startFilm(frame: HTMLElement): void {
  const button = frame.querySelector<HTMLButtonElement>('[data-film-play]')
  if (button === null) return
  let video: HTMLVideoElement | undefined
  /** Once somebody has pressed pause, scrolling does not start it again. */
  let mayStart = true

  const tell = () => {
    const playing = video !== undefined && !video.paused
    frame.toggleAttribute('data-playing', playing)
    button.setAttribute('aria-label', button.dataset[playing ? 'filmPause' : 'filmPlay'] ?? '')
  }
  const play = () => {
    if (video === undefined) {
      video = makeVideo(frame)
      video.addEventListener('play', tell)
      video.addEventListener('pause', tell)
    }
    // A browser that saves data may refuse; the poster and the button stay.
    video.play().catch(() => {})
  }
  button.addEventListener('click', () => {
    mayStart = video === undefined || video.paused
    if (mayStart) play()
    else video?.pause()
  })

  if (matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches) return
  new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting && mayStart) play()
      else video?.pause()
    },
    { threshold: 0.4 },
  ).observe(frame)
}

/** The film is fetched when it is seen or asked for, and never plays against a wish for rest. */
for (const frame of document.querySelectorAll<HTMLElement>('[data-film]')) startFilm(frame)

import { expect, it } from 'vitest'
import { autoplayAddress } from './thumbnail.tsx'

it.each([
  [
    'https://www.youtube-nocookie.com/embed/a',
    'https://www.youtube-nocookie.com/embed/a?autoplay=1&mute=1&muted=1',
  ],
  [
    'https://player.vimeo.com/video/7?dnt=1',
    'https://player.vimeo.com/video/7?dnt=1&autoplay=1&mute=1&muted=1',
  ],
])('starts the player %s muted', (frame, playing) => {
  expect(autoplayAddress(frame)).toBe(playing)
})

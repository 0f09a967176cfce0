import type { AstroIntegration } from 'astro'
import sirv from 'sirv'

/** Serves the pictures in `astro dev`; otherwise the front server does. */
export function devPictures(): AstroIntegration {
  return {
    name: 'nas-dev-pictures',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const media = process.env.MEDIA_DIR
        if (media) server.middlewares.use('/media', sirv(media, { dev: true }))
      },
    },
  }
}

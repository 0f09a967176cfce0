import type { AstroIntegration } from 'astro'
import sirv from 'sirv'

/** Serves the pictures in `astro dev`, where there is no front server. */
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

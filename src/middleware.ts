import { defineMiddleware } from 'astro:middleware'

/** In production the front server passes the locals; `astro dev` has to create them. */
export const onRequest = defineMiddleware(async (context, next) => {
  if (import.meta.env.DEV) {
    const { devLocals } = await import('./runtime/dev-locals.ts')
    Object.assign(context.locals, await devLocals())
  }
  return next()
})

import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Adds the `client:on-request` directive. */
export function onRequestDirective(): AstroIntegration {
  return {
    name: 'nas-on-request-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'on-request',
          entrypoint: fileURLToPath(new URL('./on-request.directive.ts', import.meta.url)),
        })
      },
    },
  }
}

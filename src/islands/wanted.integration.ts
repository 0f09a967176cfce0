import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Adds the `client:wanted` directive. */
export function wantedDirective(): AstroIntegration {
  return {
    name: 'nas-wanted-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'wanted',
          entrypoint: fileURLToPath(new URL('./wanted.directive.ts', import.meta.url)),
        })
      },
    },
  }
}
